import { type TextKey, textOf } from "./texts.ts";

/** A text of the demo games in the page's language, rendered by the server. */
export const text = (key: TextKey, values?: Readonly<Record<string, string>>): string =>
  textOf(document.documentElement.lang, key, values);

/** The element with that `data-role`. @throws Error when it is missing: the page is broken then */
export const byRole = <T extends Element>(role: string, kind: abstract new (...parts: never[]) => T): T => {
  const found = document.querySelector(`[data-role="${role}"]`);
  if (found instanceof kind) return found;
  throw new Error(`The page has no ${kind.name} with data-role="${role}".`);
};

/** Duration of an animation; zero for players who prefer reduced motion. */
export const movingMs = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 1_200;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const make = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  ...content: readonly (string | Node)[]
): HTMLElementTagNameMap[K] => {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...content);
  return element;
};

export const makeButton = (
  className: string,
  onClick: () => void,
  ...content: readonly (string | Node)[]
) => {
  const button = make("button", className, ...content);
  button.type = "button";
  button.addEventListener("click", onClick);
  return button;
};

/**
 * Shows a notice over the game, with a title, a text, its action and an optional second button.
 * @returns whether the action was chosen, once the notice is closed
 */
export const notify = (
  title: TextKey,
  sentence: TextKey,
  action: TextKey,
  otherwise?: TextKey,
): Promise<boolean> => {
  const dialog = byRole("notice", HTMLDialogElement);
  dialog.returnValue = "";
  const heading = make("h2", "", text(title));
  heading.id = "notice-title";
  dialog.replaceChildren(
    heading,
    make("p", "", text(sentence)),
    makeButton("go", () => dialog.close(action), text(action)),
    ...(otherwise ? [makeButton("", () => dialog.close(), text(otherwise))] : []),
  );
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue === action), { once: true });
    if (!dialog.open) dialog.showModal();
  });
};
