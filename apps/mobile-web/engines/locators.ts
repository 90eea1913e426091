/** A full text or name, or an expression that matches it. */
type TextMatch = string | RegExp;

/** Describes how to find an element. */
export interface Locator {
  readonly by: "role" | "label" | "text" | "css";
  readonly value: TextMatch;
  /** The accessible name, with a role. */
  readonly name?: TextMatch;
  /** The element to search in. */
  readonly within?: Locator;
}

/** An element by its role, and optionally its accessible name. */
export const role = (value: string, name?: TextMatch, within?: Locator): Locator => ({
  by: "role",
  value,
  ...(name !== undefined && { name }),
  ...(within && { within }),
});

/** A field by its label. */
export const label = (value: TextMatch, within?: Locator): Locator => ({
  by: "label",
  value,
  ...(within && { within }),
});

/** An element by its own text. */
export const text = (value: TextMatch, within?: Locator): Locator => ({
  by: "text",
  value,
  ...(within && { within }),
});

/** An element by a selector, where it has no accessible name. */
export const css = (value: string, within?: Locator): Locator => ({
  by: "css",
  value,
  ...(within && { within }),
});

/** An expression for texts that contain this string. */
export const containing = (words: string): RegExp =>
  new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));

const quoted = (match: TextMatch): string => (typeof match === "string" ? `"${match}"` : String(match));

/** A locator as text for error messages. */
export const describeLocator = ({ by, value, name, within }: Locator): string =>
  [
    `${by} ${quoted(value)}`,
    name === undefined ? "" : ` named ${quoted(name)}`,
    within ? ` in ${describeLocator(within)}` : "",
  ].join("");

/** A heading by how it begins; a count may follow. */
export const headingStartingWith = (words: string): Locator => role("heading", new RegExp(`^${words}`));
