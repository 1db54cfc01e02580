"""Validate JSON by a JSON Schema, as far as ours go: a keyword that is not known here is an error."""

from __future__ import annotations

from typing import Any

Schema = dict[str, Any]
_ABOUT = {"$schema", "$defs", "title", "description", "default"}
_KNOWN = {
    *("$ref", "anyOf", "enum", "type", "properties", "required", "additionalProperties", "items"),
    *("prefixItems", "minItems", "maxItems", "minimum", "maximum"),
}
_TYPES: dict[str, tuple[type, ...]] = {
    "array": (list,),
    "boolean": (bool,),
    "integer": (int,),
    "null": (type(None),),
    "number": (int, float),
    "object": (dict,),
    "string": (str,),
}


def find_faults(value: Any, schema: Schema, root: Schema, path: str = "$") -> list[str]:
    """List what a value has that its schema does not allow, or lacks that it wants, each with its place."""
    unknown = schema.keys() - _ABOUT - _KNOWN
    if unknown:
        return [f"{path}: the schema has {unknown}, which is not known here"]
    if "$ref" in schema:
        return find_faults(value, root["$defs"][schema["$ref"].removeprefix("#/$defs/")], root, path)
    if "anyOf" in schema:
        every = [find_faults(value, each, root, path) for each in schema["anyOf"]]
        # The form that goes furthest is the one that was meant.
        return [] if [] in every else max(every, key=lambda faults: max(map(len, faults)))
    if "enum" in schema and value not in schema["enum"]:
        return [f"{path}: {value!r} is none of {schema['enum']}"]
    wanted = schema.get("type")
    if wanted and not _is_of_type(value, wanted):
        return [f"{path}: {value!r} is no {wanted}"]
    if isinstance(value, dict):
        return _find_faults_of_members(value, schema, root, path)
    if isinstance(value, list):
        return _find_faults_of_items(value, schema, root, path)
    if isinstance(value, (int, float)) and value < schema.get("minimum", value):
        return [f"{path}: {value} is too small"]
    return []


def _is_of_type(value: Any, wanted: str) -> bool:
    return wanted == "boolean" if isinstance(value, bool) else isinstance(value, _TYPES[wanted])


def _find_faults_of_members(value: dict[str, Any], schema: Schema, root: Schema, path: str) -> list[str]:
    known, others = schema.get("properties", {}), schema.get("additionalProperties", True)
    faults = [f"{path}: {name} is missing" for name in schema.get("required", ()) if name not in value]
    for name, each in value.items():
        if name in known:
            faults += find_faults(each, known[name], root, f"{path}.{name}")
        elif others is False:
            faults.append(f"{path}: {name} is not in the schema")
        elif isinstance(others, dict):
            faults += find_faults(each, others, root, f"{path}.{name}")
    return faults


def _find_faults_of_items(value: list[Any], schema: Schema, root: Schema, path: str) -> list[str]:
    first, rest = schema.get("prefixItems", []), schema.get("items", {})
    faults = []
    if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
        faults.append(f"{path}: {len(value)} items are too few or too many")
    for at, each in enumerate(value):
        of_item = first[at] if at < len(first) else rest
        if of_item is False:
            faults.append(f"{path}[{at}]: one too many")
        elif isinstance(of_item, dict):
            faults += find_faults(each, of_item, root, f"{path}[{at}]")
    return faults
