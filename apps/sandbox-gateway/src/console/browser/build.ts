import { act, type Change } from "./calls.ts";

/** What can stand inside an element. Texts stay texts: nothing the console shows is ever read as markup. */
export type Content = string | Node;

/** An element with a class and content. */
export const make = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  ...content: readonly Content[]
): HTMLElementTagNameMap[K] => {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...content);
  return element;
};

/** A chip, and a text in the second row. */
export const chip = (text: string): HTMLElement => make("span", "chip", text);
export const muted = (text: string): HTMLElement => make("span", "muted", text);

/** A button and what it does. */
export const button = (label: string, onClick: () => unknown, className = "button"): HTMLButtonElement => {
  const element = make("button", className, label);
  element.type = "button";
  element.addEventListener("click", () => void onClick());
  return element;
};

/** A button that changes something; where its label says too little by itself, `name` says all. */
export const press = (label: string, change: Change, name = ""): HTMLButtonElement => {
  const element = button(label, () => act(...change));
  if (name) element.setAttribute("aria-label", name);
  return element;
};

/** A field with a name. */
export const field = (
  type: string,
  name: string,
  value: string,
  attributes: Readonly<Record<string, string>> = {},
): HTMLInputElement => {
  const input = make("input", "field");
  input.type = type;
  input.value = value;
  input.setAttribute("aria-label", name);
  for (const [attribute, setting] of Object.entries(attributes)) input.setAttribute(attribute, setting);
  return input;
};

/** A choice with a name; each option is a value and its words. */
export const select = (name: string, options: readonly (readonly [string, string])[]): HTMLSelectElement => {
  const element = make("select", "field", ...options.map(([value, words]) => new Option(words, value)));
  element.setAttribute("aria-label", name);
  return element;
};

/** A box to tick. */
export const checkbox = (on: boolean, onChange: (on: boolean) => unknown): HTMLInputElement => {
  const input = make("input", "");
  input.type = "checkbox";
  input.checked = on;
  input.addEventListener("change", () => void onChange(input.checked));
  return input;
};

/** A switch with its name, an optional sentence under it, and what a change does. */
export const toggle = (
  label: string,
  hint: string,
  on: boolean,
  changeTo: (on: boolean) => Change,
): HTMLElement => {
  const input = checkbox(on, (next) => act(...changeTo(next)));
  input.className = "toggle__input";
  input.setAttribute("role", "switch");
  const text = make("span", "toggle__text", make("b", "", label), make("small", "", hint));
  return make("label", "toggle", text, input);
};

/** A button that copies a text, where the browser has a clipboard; plain text elsewhere. */
export const copyable = (text: string): HTMLElement => {
  if (!("clipboard" in navigator)) return make("code", "", text);
  const copy = button(
    text,
    async () => {
      await navigator.clipboard.writeText(text);
      copy.dataset.copied = "";
      setTimeout(() => delete copy.dataset.copied, 900);
    },
    "copy",
  );
  copy.title = "Copy";
  return copy;
};

/** Parts of a panel under each other, or beside each other. */
export const stack = (...content: readonly Content[]): HTMLElement => make("div", "stack", ...content);
export const row = (...content: readonly Content[]): HTMLElement => make("div", "row", ...content);

/** Parts of a panel with headings. */
export const groups = (parts: readonly (readonly [title: string, ...Content[]])[]): HTMLElement =>
  make(
    "div",
    "groups",
    ...parts.map(([title, ...content]) => make("div", "group", make("h3", "", title), ...content)),
  );

/** What a card shows of a row; facts without a value are left out. */
export interface Card {
  readonly head: readonly Content[];
  readonly facts?: readonly (readonly [name: string, value: Content | null | undefined])[];
  readonly texts?: readonly Content[];
  readonly actions?: readonly Content[];
}

const cardOf = ({ head, facts = [], texts = [], actions = [] }: Card): HTMLElement => {
  const known = facts.flatMap(([name, value]) =>
    value ? [make("dt", "", name), make("dd", "", value)] : [],
  );
  return make(
    "li",
    "card",
    make("div", "card__head", ...head),
    ...(known.length === 0 ? [] : [make("dl", "facts", ...known)]),
    ...texts,
    ...(actions.length === 0 ? [] : [row(...actions)]),
  );
};

/** A card for each row, or a sentence where there is none. */
export const cards = <T>(rows: readonly T[], empty: string, show: (row: T) => Card): HTMLElement =>
  rows.length === 0
    ? make("p", "muted", empty)
    : make("ul", "cards", ...rows.map((entry) => cardOf(show(entry))));

/** Links to the pictures of a form, which stand in a folder of the console's API by their position. */
export const pictureLinks = (name: string, folder: string, count: number): readonly HTMLElement[] =>
  Array.from({ length: count }, (_, index) => {
    const link = make("a", "button", `${name} ${index + 1}`);
    link.href = `/console/api/${folder}/${index + 1}`;
    link.target = "_blank";
    link.rel = "noopener";
    return link;
  });
