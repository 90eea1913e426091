import type { WireNode } from "./wire-schema.ts";

/** Beyond these a bound is the language's, not the call's. */
const isOwn = (value: number | undefined): value is number =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;

const numberBounds = ({ minimum, exclusiveMinimum, maximum }: WireNode): string => {
  const above = isOwn(exclusiveMinimum) && !(isOwn(minimum) && minimum > exclusiveMinimum);
  const from = above ? `above ${exclusiveMinimum}` : isOwn(minimum) ? `at least ${minimum}` : "";
  const to = isOwn(maximum) ? `at most ${maximum}` : "";
  return [from, to].filter((part) => part !== "").join(", ");
};

const sizeBounds = (min: number | undefined, max: number | undefined, of: string): string => {
  if (min !== undefined && min === max) return `${min} ${of}`;
  if (min !== undefined && min > 0) {
    if (max !== undefined) return `${min} to ${max} ${of}`;
    return min === 1 ? "not empty" : `at least ${min} ${of}`;
  }
  return max === undefined ? "" : `at most ${max} ${of}`;
};

const joined = (kind: string, bounds: string): string => (bounds === "" ? kind : `${kind}, ${bounds}`);

const code = (value: unknown): string => `\`${String(value)}\``;

const typesOf = ({ type }: WireNode): readonly string[] => [type ?? []].flat();

/** Whether `null` may stand here. */
export const mayBeNull = (node: WireNode): boolean =>
  typesOf(node).includes("null") || (node.anyOf ?? []).some(mayBeNull);

/** The same without the `null` that may stand in its place. */
export const withoutNull = (node: WireNode): WireNode => {
  const ways = node.anyOf?.filter((way) => way.type !== "null");
  const [only] = ways ?? [];
  if (ways?.length !== 1 || only === undefined) return { ...node, ...(ways && { anyOf: ways }) };
  const { anyOf: _, ...rest } = node;
  return withoutNull({ ...rest, ...only });
};

const isNumberOrText = ({ anyOf = [] }: WireNode): boolean =>
  anyOf.some(({ type }) => type === "number") && anyOf.some(({ type }) => type === "string");

const isFlag = ({ anyOf = [] }: WireNode): boolean => anyOf.some(({ type }) => type === "boolean");

const isDecimal = (node: WireNode): boolean =>
  isNumberOrText(node) && (node.anyOf ?? []).some(({ pattern }) => pattern?.startsWith("^-?") === true);

/** Whether a number may stand here that measures or counts something. */
export const isNumeric = (node: WireNode): boolean => {
  const bare = withoutNull(node);
  if (isFlag(bare)) return false;
  return (
    isDecimal(bare) ||
    (bare.enum === undefined && typesOf(bare).some((type) => /^(number|integer)$/.test(type)))
  );
};

/** The kind of a value in the words of the reference's legend, with its bounds. */
export const kindOf = (given: WireNode): string => {
  const node = withoutNull(given);
  if (node.const !== undefined) return code(node.const);
  if (node.enum) return [...new Set(node.enum.map(code))].join(" ");
  if (node.anyOf) {
    if (isFlag(node)) return "flag";
    if (isDecimal(node)) return joined(node.multipleOf === 1 ? "whole number" : "number", numberBounds(node));
    const plain = node.anyOf.every(({ type, enum: words }) => words === undefined && !Array.isArray(type));
    if (isNumberOrText(node) && plain) return "id";
    return [...new Set(node.anyOf.map(kindOf))].join(" or ");
  }
  const types = typesOf(node).filter((type) => type !== "null");
  if (types.length === 0) return "file";
  if (types.length > 1) return types.join(" or ");
  const [type = ""] = types;
  if (type === "array")
    return joined(`list of ${kindOf(node.items ?? {})}`, sizeBounds(node.minItems, node.maxItems, "of them"));
  if (type === "number" || type === "integer") return joined(type, numberBounds(node));
  if (type !== "string") return type;
  if (node.pattern !== undefined) return `text, \`${node.pattern.replaceAll("|", "\\|")}\``;
  return joined("text", sizeBounds(node.minLength, node.maxLength, "characters"));
};
