/** A full text or name, or an expression that matches it. */
type Wording = string | RegExp;

/** Describes how to find an element. */
export interface Sought {
  readonly by: "role" | "label" | "text" | "css";
  readonly value: Wording;
  /** The accessible name, with a role. */
  readonly name?: Wording;
  /** The element to search in. */
  readonly within?: Sought;
}

/** An element by its role, and optionally its accessible name. */
export const role = (value: string, name?: Wording, within?: Sought): Sought => ({
  by: "role",
  value,
  ...(name !== undefined && { name }),
  ...(within && { within }),
});

/** A field by its label. */
export const label = (value: Wording, within?: Sought): Sought => ({
  by: "label",
  value,
  ...(within && { within }),
});

/** An element by its own text. */
export const text = (value: Wording, within?: Sought): Sought => ({
  by: "text",
  value,
  ...(within && { within }),
});

/** An element by a selector, where it has no accessible name. */
export const css = (value: string, within?: Sought): Sought => ({
  by: "css",
  value,
  ...(within && { within }),
});

/** An expression for texts that contain this string. */
export const containing = (words: string): RegExp =>
  new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));

const worded = (wording: Wording): string => (typeof wording === "string" ? `"${wording}"` : String(wording));

/** A locator as text for error messages. */
export const described = ({ by, value, name, within }: Sought): string =>
  [
    `${by} ${worded(value)}`,
    name === undefined ? "" : ` named ${worded(name)}`,
    within ? ` in ${described(within)}` : "",
  ].join("");

/** A heading by how it begins; a count may follow. */
export const headed = (words: string): Sought => role("heading", new RegExp(`^${words}`));
