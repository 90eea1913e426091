import { byRole, text } from "./page.ts";
import type { TextKey } from "./texts.ts";

/** Something the player must know, and what they can do about it. */
export interface Notice {
  readonly title: TextKey;
  readonly text: TextKey;
  readonly action: TextKey;
  /** A second button, for who doesn't want the action. */
  readonly otherwise?: TextKey;
}

const made = (label: TextKey, className: string, onClick: () => void): HTMLButtonElement => {
  const button = document.createElement("button");
  button.type = "button";
  button.className = className;
  button.textContent = text(label);
  button.addEventListener("click", onClick);
  return button;
};

/** Shows a notice over the game. @returns whether its action was tapped, once it is closed in any way */
export const notify = ({ otherwise, ...notice }: Notice): Promise<boolean> => {
  const dialog = byRole("notice", HTMLDialogElement);
  const [title, sentence, actions] = dialog.children;
  if (title) title.textContent = text(notice.title);
  if (sentence) sentence.textContent = text(notice.text);
  let chosen = false;
  const act = made(notice.action, "go", () => {
    chosen = true;
    dialog.close();
  });
  const others = otherwise === undefined ? [] : [made(otherwise, "notice__otherwise", () => dialog.close())];
  actions?.replaceChildren(act, ...others);
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(chosen), { once: true });
    if (!dialog.open) dialog.showModal();
  });
};
