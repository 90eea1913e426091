/** Words that have to be the whole of a name or text, or an expression that matches it. */
type Wording = string | RegExp;

/** What somebody looks for on a page. */
export interface Sought {
  readonly by: "role" | "label" | "text" | "css";
  readonly value: Wording;
  /** The accessible name, beside a role. */
  readonly name?: Wording;
  /** The element that it is looked for in. */
  readonly within?: Sought;
}

/** An element by its role, and by its accessible name where it is given. */
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

/** An element by a selector, where people have no name for it. */
export const css = (value: string, within?: Sought): Sought => ({
  by: "css",
  value,
  ...(within && { within }),
});

/** An expression for texts that contain these words. */
export const containing = (words: string): RegExp =>
  new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));

const worded = (wording: Wording): string => (typeof wording === "string" ? `"${wording}"` : String(wording));

/** How a failure names what was looked for. */
export const described = ({ by, value, name, within }: Sought): string =>
  [
    `${by} ${worded(value)}`,
    name === undefined ? "" : ` named ${worded(name)}`,
    within ? ` in ${described(within)}` : "",
  ].join("");

/** A heading by its first words; a count may follow them. */
export const headed = (words: string): Sought => role("heading", new RegExp(`^${words}`));
