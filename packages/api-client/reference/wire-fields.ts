import { isNumeric, kindOf, mayBeNull, withoutNull } from "./kinds.ts";
import type { WireNode } from "./wire-schema.ts";

/** One field of a request or an answer, as it travels. */
export interface WireField {
  /** Where it stands: `records[].amount`, `info.paths.*`; "" for the whole. */
  readonly path: string;
  /** Its own name: `amount`. */
  readonly name: string;
  readonly kind: string;
  /** Whether it may be left out, or null. */
  readonly missing: boolean;
  readonly null: boolean;
  /** Whether a number may stand there that measures or counts something. */
  readonly numeric: boolean;
}

const nameOf = (path: string): string =>
  path
    .replace(/(\[\]|\.\*)+$/, "")
    .split(".")
    .at(-1) ?? "";

const below = (path: string, name: string): string => (path === "" ? name : `${path}.${name}`);

/** What stands below a value; nothing for one that is a field itself. */
const parts = (node: WireNode, path: string): readonly WireField[] | undefined => {
  const { properties, items, additionalProperties: each, anyOf } = node;
  if (properties) {
    return Object.entries(properties).flatMap(([name, value]) =>
      fieldsAt(value, below(path, name), !(node.required ?? []).includes(name)),
    );
  }
  // A list of plain values is one field; of objects, its rows' fields.
  if (items) return fieldsAt(items, `${path}[]`, false);
  if (typeof each === "object" && Object.keys(each).length > 0) return fieldsAt(each, `${path}.*`, false);
  if (anyOf?.some(({ properties: own }) => own)) return merged(anyOf.map((way) => parts(way, path) ?? []));
  return undefined;
};

/** Fields of several ways to be: one that not all of them have may be missing. */
const merged = (ways: readonly (readonly WireField[])[]): readonly WireField[] => {
  const paths = [...new Set(ways.flatMap((fields) => fields.map(({ path }) => path)))];
  return paths.flatMap((path) => {
    const found = ways.flatMap((fields) => fields.filter((field) => field.path === path));
    const [first] = found;
    if (first === undefined) return [];
    return [
      {
        ...first,
        kind: [...new Set(found.map(({ kind }) => kind))].join(" "),
        missing: found.length < ways.length || found.some(({ missing }) => missing),
      },
    ];
  });
};

const fieldsAt = (given: WireNode, path: string, missing: boolean): readonly WireField[] => {
  const node = withoutNull(given);
  const inside = parts(node, path);
  const own = {
    path,
    name: nameOf(path),
    kind: inside ? (node.items ? "list" : "object") : kindOf(given),
    missing,
    null: mayBeNull(given),
    numeric: !inside && isNumeric(given),
  };
  if (inside === undefined) return [own];
  // Whatever holds fields needs a line of its own only where it may be absent.
  return path !== "" && (own.missing || own.null) && !/(\[\]|\.\*)$/.test(path) ? [own, ...inside] : inside;
};

/** Every field of a request or an answer, in the order of its schema. */
export const wireFields = (node: WireNode): readonly WireField[] => fieldsAt(node, "", false);
