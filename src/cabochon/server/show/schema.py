"""The wire types as one JSON schema, from which the types of the page are generated: `make wire`.

python -m cabochon.server.show.schema > wire.json
"""

import inspect
import json
from typing import Any

from pydantic import BaseModel, TypeAdapter
from typing_extensions import is_typeddict

from cabochon.server.show import wire

_UNIONS = (
    "Event",
    "ServerMessage",
    "ClientMessage",
    "AnalysisLine",
    "DeedKind",
    "GameName",
    "Grade",
    "Phrase",
    "PuzzleKind",
    "Status",
)


def wire_schema() -> dict[str, Any]:
    """Every type of the wire module, by its name."""
    types = {name: value for name, value in vars(wire).items() if name in _UNIONS or _is_shape(value)}
    schemas, definitions = TypeAdapter.json_schemas(
        [(name, "serialization", TypeAdapter(kind)) for name, kind in types.items()]
    )
    known = definitions.get("$defs", {})
    for name in _UNIONS:
        known[name] = {**schemas[name, "serialization"], "title": name}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "type": "object",
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in sorted(known)},
        "required": sorted(known),
        "additionalProperties": False,
        "$defs": {name: _closed(known[name]) for name in sorted(known)},
    }


def _is_shape(value: object) -> bool:
    if not inspect.isclass(value) or value.__module__ != wire.__name__ or value is wire.Strict:
        return False
    return is_typeddict(value) or issubclass(value, BaseModel)


def _closed(schema: Any) -> Any:
    """Without the titles of fields, which would become types of their own, and without further fields."""
    if isinstance(schema, list):
        return [_closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    kept = {
        key: (
            {name: _closed({k: v for k, v in field.items() if k != "title"}) for name, field in value.items()}
            if key == "properties"
            else _closed(value)
        )
        for key, value in schema.items()
    }
    if kept.get("type") == "object" and "properties" in kept:
        kept["additionalProperties"] = False
    # A list with bounds would become a tuple type for each possible length.
    return {key: value for key, value in kept.items() if key not in ("minItems", "maxItems", "discriminator")}


if __name__ == "__main__":
    print(json.dumps(wire_schema(), indent=1))
