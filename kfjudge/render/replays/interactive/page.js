"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const by = id => document.getElementById(id);
let lang = document.documentElement.lang, at = 0;
const opened = new Set();

const text = number => data.texts[number][data.languages.indexOf(lang)];
const word = name => text(data.words[name]);

function make(tag, content, kind) {
  const made = document.createElement(tag);
  if (kind) made.className = kind;
  for (const part of [].concat(content === undefined ? [] : content)) made.append(part);
  return made;
}

function button(content, kind, act) {
  const made = make("button", content, kind);
  made.type = "button";
  made.addEventListener("click", act);
  return made;
}

// Long words of a title may break, with a hyphen: before a consonant with a vowel, unless it is the second of a pair.
const VOWEL = "[aeiouyàâäéèêëîïôöùûüœæ]", PAIR = "[bcdfgptvw](?=[lr])|[cgpstw](?=h)|g(?=n)";
const SYLLABLE = new RegExp(`(?<=\\p{L}{3})(?<!${PAIR})(?!${VOWEL})(?=\\p{L}${VOWEL}\\p{L})`, "giu");
const hyphened = name => name.replace(SYLLABLE, "\u00ad");

const paragraphs = told => told.split("\n\n").filter(Boolean);

// What is cited: each name opens the entry, whose text is on the page already.

const known = Object.keys(data.entries).sort((one, other) => other.length - one.length);
const named = known.length ? new RegExp("\\[?(" + known.map(id => id.replace(/[.]/g, "\\.")).join("|") + ")\\b\\]?") : null;

const opens = (id, content, kind) => {
  const made = button(content, kind, event => { event.stopPropagation(); openEntry(id, made); });
  made.setAttribute("aria-haspopup", "dialog");
  return made;
};
const cite = id => id in data.entries ? opens(id, text(data.entries[id].name), "cite") : make("span", "[" + id + "]", "soft");

const parted = told => named ? told.split(new RegExp(named, "g")).map((part, n) => n % 2 ? cite(part) : part) : [told];
const linked = told => tied(parted(told));

// What opens and closes stays on the line of what is between: a button would leave its bracket or its comma behind.
function tied(parts) {
  const result = [];
  let close = null;
  for (const part of parts) {
    if (typeof part === "string") {
      const [sign] = close ? part.match(/^[\u00a0\u202f]?[\p{Pe}\p{Pf}.,;:!?]*/u) : [""];
      if (sign) close.append(sign);
      if (part.length > sign.length) { result.push(part.slice(sign.length)); close = null; }
      continue;
    }
    const before = typeof result.at(-1) === "string" ? result.pop() : "";
    const [open] = before.match(/(?:[\p{Ps}\p{Pi}][\u00a0\u202f]?)*$/u);
    if (before.length > open.length) result.push(before.slice(0, before.length - open.length));
    close = make("span", open ? [open, part] : part, "tied");
    result.push(close);
  }
  return result;
}

function cites(row) {
  if (!(row.cite || []).length) return [];
  return [make("span", row.cite.flatMap(id => [" ", cite(id)]), "cites")];
}

function told(id, names) {
  const entry = data.entries[id], box = [];
  if (text(entry.lead)) box.push(make("p", make("b", text(entry.lead))));
  const body = text(entry.text) ? paragraphs(text(entry.text)) : [];
  const links = part => names ? linked(part) : [part];
  return [...box, ...body.map(part => make("p", links(part))),
    ...paragraphs(text(entry.place)).map(place => make("p", place, "soft"))];
}

let opener = null;

function openEntry(id, from) {
  const box = by("entry");
  const title = make("h2", text(data.entries[id].title));
  title.id = "entry-title";
  box.replaceChildren(title, ...told(id, true), button(word("close"), "close", () => box.close()));
  if (box.open) return box.querySelector(".close").focus();
  opener = from;
  box.showModal();
  box.scrollTop = 0;
}

by("entry").addEventListener("close", () => { if (opener && opener.isConnected) opener.focus(); });
by("entry").addEventListener("click", event => { if (event.target === by("entry")) by("entry").close(); });

// The board.

function card(number, ends, end, about) {
  const drawn = data.cards[number];
  const kinds = ["card", ...(drawn.turned ? ["turned"] : []), ...ends];
  if (about.includes(drawn.id)) kinds.push("about");
  const box = make("li", [], kinds.join(" "));
  if (ends.length) box.append(make("span", end, "end"));
  const name = hyphened(text(drawn.name));
  box.append(drawn.entry in data.entries ? opens(drawn.entry, name, "name") : make("b", name));
  if (drawn.title !== undefined && drawn.title !== drawn.name) box.append(make("span", "(" + text(drawn.title) + ")", "soft"));
  for (const fact of drawn.facts) box.append(make("span", text(fact)));
  return box;
}

function inARow(owner, about) {
  if (owner.row === undefined) return [];
  const row = owner.row, last = row.cards.length - 1;
  if (last < 0) return [make("p", text(row.nothing), "empty")];
  if (!text(row.end)) return [make("ul", row.cards.map(one => card(one, [], "", about)), "row tiles")];
  return [make("ul", row.cards.map((one, n) =>
    card(one, [...(n === 0 ? ["left"] : []), ...(n === last ? ["right"] : [])], text(row.end), about)), "row")];
}

function pile(key, [label, cards]) {
  if (!cards.length) return make("span", text(label));
  const list = make("ul", cards.map(([name, id]) =>
    make("li", id in data.entries ? opens(id, text(name), "name") : text(name))));
  const box = make("details", [make("summary", text(label)), list]);
  box.open = opened.has(key);
  box.addEventListener("toggle", () => box.open ? opened.add(key) : opened.delete(key));
  return box;
}

function person(owner, side, about) {
  const head = make("p", make("span", text(owner.name), "name"));
  if (owner.beside.length) head.append(make("span", " · " + owner.beside.map(text).join(", "), "soft"));
  const box = make("div", [head], "owner");
  box.append(make("div", owner.has.map(fact => make("span", text(fact))), "facts"));
  box.append(make("div", owner.piles.map((one, n) => pile(side + n, one)), "facts"));
  for (const list of owner.lists) {
    box.append(make("p", text(list.heading), "soft"));
    box.append(make("ul", list.cards.map(one => card(one, [], "", about)), "row"));
  }
  return box;
}

function board(row, about) {
  const above = row.above.map(number => data.sides[number]), below = row.below.map(number => data.sides[number]);
  return [
    ...above.flatMap((owner, n) => [person(owner, "above" + n + "-", about), ...inARow(owner, about)]),
    make("p", row.turn.map(text).join(" · "), "turn"),
    ...below.flatMap((owner, n) => [...inARow(owner, about), person(owner, "below" + n + "-", about)])];
}

function heading(content, id) {
  const made = make("h2", content);
  if (id) made.id = id;
  return made;
}

// The steps.

function options(row) {
  return make("ul", row.options.map(([label, taken]) =>
    make("li", taken ? [make("b", text(label)), " (" + word("taken") + ")"] : text(label))), "options");
}

function drawRow(row, n) {
  const line = make("li", [], row.kind + (row.depth ? " in" + Math.min(row.depth, 6) : "")
    + (data.deciding.includes(row.n) ? " deciding" : ""));
  const number = row.n ? [make("span", String(row.n), "n")] : [];
  line.append(...(row.kind === "refused" ? linked(text(row.text)) : [button([...number, text(row.text)], "go", () => {})]), ...cites(row));
  if (row.options) line.append(options(row));
  line.addEventListener("click", () => go(n));
  return line;
}

// Around them.

function folded(title, content, id) {
  const box = make("details", [make("summary", title), ...content]);
  if (id) box.id = id;
  return box;
}

function expectation(one) {
  const line = make("li", [make("span", text(one.mark), one.ok === null ? "soft" : one.ok ? "ok" : "differs"), " ", ...linked(text(one.text))]);
  if (one.observed !== null) line.append(make("div", text(one.observed), "soft"));
  return line;
}

function drawEnd() {
  const end = [heading(word("besides"), "end-heading")];
  end.push(...data.remarks.flatMap(told => paragraphs(text(told))).map(told => make("p", linked(told))));
  const differences = data.rows.flatMap(row => (row.editions || []).map(told =>
    make("li", [...(row.n ? [make("span", String(row.n), "n")] : []), ...linked(text(told))])));
  const editions = data.elsewhere.map(told => make("li", linked(text(told))));
  if (editions.length + differences.length) {
    end.push(folded(word("editions"), [make("ul", [...editions, ...differences])]));
  }
  if (data.expectations.length) {
    end.push(folded(word("expected"), [make("ul", data.expectations.map(expectation)), make("p", text(data.conclusion))], "expected"));
  }
  if (known.length) {
    end.push(folded(word("full"), Object.keys(data.entries).map(id => {
      return make("div", [make("h3", text(data.entries[id].title)), ...told(id, false)], "entry");
    }), "full"));
  }
  end.push(make("p", text(data.ruling), "soft"));
  if (data.rows.length) {
    const keys = make("p", word("keys"), "soft");
    keys.id = "keys";
    end.push(keys);
  }
  by("end").replaceChildren(...end);
}

function drawAll() {
  document.documentElement.lang = lang;
  document.title = by("title").textContent = text(data.title);
  by("under").replaceChildren(...linked(text(data.under)));
  by("language").textContent = word("other-language");
  for (const name of ["first", "back", "next", "last", "theme"]) {
    by(name).setAttribute("aria-label", word(name));
    by(name).title = word(name);
  }
  by("walk").setAttribute("aria-label", word("steps"));
  by("verdict").textContent = text(data.verdict);
  by("verdict").classList.toggle("long", text(data.verdict).length > 150);
  by("why").replaceChildren(...why());
  by("notices").replaceChildren(...data.notices.map(why => make("p", linked(text(why)))));
  by("steps-heading").textContent = word("steps");
  by("steps").querySelector("ol").replaceChildren(...data.rows.map(drawRow));
  drawEnd();
  if (data.rows.length) {
    const last = data.rows[data.rows.length - 1];
    by("sheet").replaceChildren(heading(word("before")), ...board(data.rows[0], []), heading(word("after")), ...board(last, []));
    show();
  }
  fit();
}

// The steps that decide are gone to by their numbers.
function why() {
  const left = new Set(data.deciding);
  const stepped = part => part.split(/(?<![\p{L}\p{N}])(\d+)(?![\p{L}\p{N}])/u)
    .map(one => left.delete(Number(one)) ? button(one, "cite", () => go(data.rows.findIndex(row => row.n === Number(one)))) : one);
  return tied(parted(text(data.why)).flatMap(part => typeof part === "string" ? stepped(part) : [part]));
}

// A title that does not fit on its line is set smaller; if that is not enough, it is cut there, and stands below in full.
function fit() {
  const asked = text(data.question), title = by("title"), cut = () => title.scrollWidth > title.clientWidth;
  title.classList.remove("long");
  title.classList.toggle("long", cut());
  by("question").textContent = asked || (cut() ? text(data.title) : "");
  asked ? by("question").removeAttribute("aria-hidden") : by("question").setAttribute("aria-hidden", "true");
}

function show() {
  const rows = data.rows, row = rows[at], list = by("steps").querySelector("ol");
  by("board").replaceChildren(heading(word("board"), "board-heading"), ...board(row, row.about || []));
  [...list.children].forEach((line, n) => {
    line.classList.toggle("later", n > at);
    line.classList.toggle("now", n === at);
    for (const one of line.querySelectorAll("button")) one.tabIndex = n === at ? 0 : -1;
    const chosen = line.querySelector(".go") || line;
    n === at ? chosen.setAttribute("aria-current", "step") : chosen.removeAttribute("aria-current");
  });
  const current = list.children[at];
  if (list.scrollHeight > list.clientHeight) list.scrollTop = current.offsetTop - list.clientHeight / 2;
  const taken = (row.options || []).filter(([, taken]) => taken).map(([label]) => " " + text(label));
  const open = taken.length ? [] : (row.options || []).map(([label], n) => (n ? " · " : " ") + text(label));
  const said = row.kind === "refused" ? linked(text(row.text)) : [text(row.text)];
  by("now").replaceChildren(...(row.n ? [make("span", String(row.n), "n")] : []), ...said, ...taken, ...open, ...cites(row));
  by("place").max = rows.length;
  by("place").value = at + 1;
  by("first").disabled = by("back").disabled = at === 0;
  by("last").disabled = by("next").disabled = at === rows.length - 1;
}

function go(to) {
  const wanted = Math.max(0, Math.min(data.rows.length - 1, to));
  if (wanted === at || !data.rows.length) return;
  const inList = by("steps").querySelector("ol").contains(document.activeElement);
  at = wanted;
  history.replaceState(null, "", "#step=" + (at + 1));
  show();
  const current = by("steps").querySelector("ol").children[at].querySelector("button");
  if (inList && current) current.focus();
}

function readAddress() {
  const asked = new URLSearchParams(location.hash.slice(1));
  const step = parseInt(asked.get("step"), 10);
  if (data.languages.includes(asked.get("lang"))) lang = asked.get("lang");
  if (["light", "dark"].includes(asked.get("theme"))) document.documentElement.dataset.theme = asked.get("theme");
  at = Math.max(0, Math.min(data.rows.length - 1, (step || 1) - 1));
  drawAll();
}

// Up and down scroll the page, but in the list of steps they go from step to step; the space bar is left to what has the focus.
const keys = {ArrowRight: 1, n: 1, ArrowLeft: -1, p: -1, Home: -Infinity, End: Infinity};
const inTheList = {ArrowDown: 1, ArrowUp: -1};
addEventListener("keydown", event => {
  if (event.ctrlKey || event.altKey || event.metaKey || by("entry").open) return;
  const among = event.target.closest ? name => event.target.closest(name) : () => null;
  let by_ = keys[event.key];
  if (event.key in inTheList && among("#steps")) by_ = inTheList[event.key];
  if (event.key === " " && !among("button, summary")) by_ = event.shiftKey ? -1 : 1;
  if (by_ === undefined) return;
  event.preventDefault();
  go(at + by_);
});
by("first").addEventListener("click", () => go(0));
by("back").addEventListener("click", () => go(at - 1));
by("next").addEventListener("click", () => go(at + 1));
by("last").addEventListener("click", () => go(data.rows.length - 1));
by("language").addEventListener("click", () => {
  lang = data.languages[(data.languages.indexOf(lang) + 1) % data.languages.length];
  drawAll();
});
by("theme").addEventListener("click", () => {
  const theme = document.documentElement.dataset.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  document.documentElement.dataset.theme = theme === "dark" ? "light" : "dark";
});
let touched = null;
by("board").addEventListener("touchstart", event => { touched = event.changedTouches[0]; }, {passive: true});
by("board").addEventListener("touchend", event => {
  const left = event.changedTouches[0], across = left.clientX - touched.clientX;
  if (Math.abs(across) > 50 && Math.abs(across) > 2 * Math.abs(left.clientY - touched.clientY)) go(at + (across < 0 ? 1 : -1));
}, {passive: true});
addEventListener("hashchange", readAddress);
addEventListener("resize", fit);

// On paper everything is open.
let closed = [];
addEventListener("beforeprint", () => {
  closed = [...document.querySelectorAll("details:not([open])")];
  for (const box of closed) box.open = true;
});
addEventListener("afterprint", () => { for (const box of closed) box.open = false; });

for (const part of document.querySelectorAll("header, main, footer")) part.hidden = false;
for (const part of ["board", "steps", "foot", "sheet"]) by(part).hidden = !data.rows.length;
readAddress();
