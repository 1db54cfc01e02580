"""Count how finely the code is cut: modules, functions used once, knots of imports, the longest and the most
complex function. `python -m tests.counts` prints them, room by room."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import kfjudge

ROOT = Path(kfjudge.__file__).parent


@dataclass(frozen=True)
class Module:
    name: str  # kfjudge.core.table; a package is called as its folder
    path: Path  # from kfjudge/ on
    tree: ast.Module
    lines: int

    @property
    def room(self) -> str:
        """`core`, or `games/keyforge/engine`."""
        folders = self.path.parts[:-1]
        return "/".join(folders[: 3 if folders[:1] == ("games",) else 1])

    @property
    def is_code(self) -> bool:
        """Whether it is more than pages of messages, sentences about cards, cards, or an empty file."""
        folders = self.path.parts[:-1]
        is_page = "words" in folders and {"en", "fr"} & {*folders} and self.path.name != "language.py"
        return bool(self.tree.body) and not is_page and not {"telling", "cards"} & {*folders}


@dataclass(frozen=True)
class Function:
    module: Module
    node: ast.FunctionDef

    def __str__(self) -> str:
        return f"{self.module.path}:{self.node.lineno} {self.node.name}"


@cache
def read_modules() -> list[Module]:
    modules = []
    for path in sorted(ROOT.rglob("*.py")):
        parts = path.relative_to(ROOT.parent).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        text = path.read_text(encoding="utf-8")
        modules.append(Module(name, path.relative_to(ROOT), ast.parse(text), text.count("\n")))
    return modules


def functions_of(modules: list[Module]) -> Iterator[Function]:
    """Every function, methods and those inside of others included."""
    for module in modules:
        for node in ast.walk(module.tree):
            if isinstance(node, ast.FunctionDef):
                yield Function(module, node)


# used once


def functions_called_by_name(modules: list[Module]) -> list[Function]:
    """The functions of modules, without commands and what a decorator registers: no name calls those."""
    return [
        Function(module, node)
        for module in modules
        if "commands" not in module.path.parts
        for node in module.tree.body
        if isinstance(node, ast.FunctionDef) and not node.decorator_list
    ]


def functions_used_once(modules: list[Module]) -> list[Function]:
    """The functions with a single place that uses them, or none. A private one is looked for in its module
    alone; of a public one that others import, the import is not counted."""
    here = {module.name: count_names(module.tree) for module in modules}
    everywhere = sum(here.values(), Counter[str]())
    everywhere.update(
        alias.name
        for module in modules
        for node in ast.walk(module.tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    )
    once = []
    for function in functions_called_by_name(modules):
        name, local = function.node.name, here[function.module.name]
        elsewhere = everywhere[name] > local[name]
        uses = local[name] if name.startswith("_") else everywhere[name] - elsewhere
        if uses <= 1:
            once.append(function)
    return once


def count_names(tree: ast.Module) -> Counter[str]:
    """How often each name is used, alone or behind a dot."""
    return Counter(
        node.id if isinstance(node, ast.Name) else node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Name | ast.Attribute)
    )


# knots


def find_knots(modules: list[Module]) -> list[list[str]]:
    """The modules that import one another in circles, the largest knot first."""
    imports = imports_between(modules)
    reached = {name: follow(name, imports) for name in imports}
    knots = {
        frozenset(other for other in reached[name] if name in reached[other])
        for name in imports
        if name in reached[name]
    }
    return sorted(map(sorted, knots), key=lambda knot: (-len(knot), knot))


def follow(start: str, imports: dict[str, set[str]]) -> set[str]:
    """All that a module imports, by itself or through others."""
    reached: set[str] = set()
    ahead = [*imports[start]]
    while ahead:
        name = ahead.pop()
        if name not in reached:
            reached.add(name)
            ahead += imports[name]
    return reached


def imports_between(modules: list[Module]) -> dict[str, set[str]]:
    """What each module imports of the others, inside functions too, but not for types alone."""
    known = {module.name for module in modules}
    imports: dict[str, set[str]] = {name: set() for name in known}
    for module in modules:
        for node in walk_what_runs(module.tree):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                base = node.module or ""
                inside = [f"{base}.{alias.name}" for alias in node.names]
                names = [name if name in known else base for name in inside]
            imports[module.name] |= {name for name in names if name in known and name != module.name}
    return imports


def walk_what_runs(tree: ast.AST) -> Iterator[ast.AST]:
    """Every node but those under `if TYPE_CHECKING:`."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            continue
        yield node
        yield from walk_what_runs(node)


# length and complexity


def measure_length(function: Function) -> int:
    """The lines of a function, from `def` on."""
    return (function.node.end_lineno or 0) - function.node.lineno + 1


def walk_outside_functions(tree: ast.AST) -> Iterator[ast.AST]:
    """Every node of a function but those of the functions inside it."""
    for node in ast.iter_child_nodes(tree):
        if not isinstance(node, ast.FunctionDef):
            yield node
            yield from walk_outside_functions(node)


def measure_complexity(function: Function) -> int:
    """How many ways there are through a function, as radon counts: each branch, loop, handler, operand of
    `and` and `or` and part of a comprehension is one more. A function inside counts by itself."""
    ways = 1
    for node in walk_outside_functions(function.node):
        match node:
            case ast.If() | ast.IfExp() | ast.ExceptHandler() | ast.Assert():
                ways += 1
            case ast.For() | ast.While() | ast.Try():
                ways += bool(node.orelse) + (not isinstance(node, ast.Try))
            case ast.BoolOp():
                ways += len(node.values) - 1
            case ast.comprehension():
                ways += len(node.ifs) + 1
            case ast.Match():
                ways += len(node.cases)
    return ways


def print_counts() -> None:
    modules = read_modules()
    code = [module for module in modules if module.is_code]
    lines = sum(module.lines for module in modules)
    named, once = functions_called_by_name(modules), functions_used_once(modules)
    functions = [*functions_of(modules)]
    print(f"{len(modules)} modules, {len(code)} of code, {lines} lines")
    print(f"{len(once)} of {len(named)} functions of modules used once: {len(once) / len(named):.0%}\n")
    print(f"{'room':28} {'modules':>8} {'of code':>8} {'functions':>10} {'used once':>10}")
    count = {
        "modules": Counter(module.room for module in modules),
        "code": Counter(module.room for module in code),
        "named": Counter(function.module.room for function in named),
        "once": Counter(function.module.room for function in once),
    }
    for room in sorted(count["modules"]):
        each = [count[column][room] for column in ("modules", "code", "named", "once")]
        print("{:28} {:8} {:8} {:10} {:10}".format(room or "beside the rooms", *each))
    print("\nknots of imports:")
    for knot in find_knots(modules):
        print(f"  {len(knot)}: {', '.join(name.removeprefix('kfjudge.') for name in knot)}")
    for title, measure in (("longest", measure_length), ("most complex", measure_complexity)):
        print(f"\n{title}:")
        for function in sorted(functions, key=measure, reverse=True)[:10]:
            print(f"  {measure(function):3} {function}")


if __name__ == "__main__":
    print_counts()
