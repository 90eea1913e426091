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

/** The first line of a card: whose it is, and what is to be known of it at a glance. */
export const cardHead = (...content: readonly Content[]): HTMLElement =>
  make("div", "card__head", ...content);

/** A button and what it does. */
export const button = (label: string, onClick: () => unknown, className = "button"): HTMLButtonElement => {
  const element = make("button", className, label);
  element.type = "button";
  element.addEventListener("click", () => void onClick());
  return element;
};

/** A switch with its name, an optional sentence under it, and what a change does. */
export const toggle = (
  label: string,
  hint: string,
  on: boolean,
  onChange: (on: boolean) => unknown,
): HTMLLabelElement => {
  const input = make("input", "toggle__input");
  input.type = "checkbox";
  input.setAttribute("role", "switch");
  input.checked = on;
  input.addEventListener("change", () => void onChange(input.checked));
  return make(
    "label",
    "toggle",
    make("span", "toggle__text", make("b", "", label), make("small", "", hint)),
    input,
  );
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
