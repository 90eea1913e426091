import { type PlayLanguage, playLanguage, type TextKey, textOf } from "./texts.ts";

/** The page's language, as the server rendered it. */
const language: PlayLanguage = playLanguage(document.documentElement.lang);

/** A text of the demo games in the page's language. */
export const text = (key: TextKey, values?: Readonly<Record<string, string>>): string =>
  textOf(language, key, values);

/** The element with that `data-role`; the page is broken without it, so its absence is an error. */
export const byRole = <T extends Element>(role: string, kind: abstract new (...parts: never[]) => T): T => {
  const found = document.querySelector(`[data-role="${role}"]`);
  if (found instanceof kind) return found;
  throw new Error(`The page has no ${kind.name} with data-role="${role}".`);
};

/** True when the player asked their device for less movement. */
export const stillness = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Waits so many ms. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The address's query, read once. */
export const query = new URLSearchParams(location.search);

const pieces = 22;

/** A short shower of coins over an element, for a win; nothing under reduced motion. */
export const celebrate = (over: Element): void => {
  if (stillness()) return;
  const layer = document.createElement("div");
  layer.className = "shower";
  layer.setAttribute("aria-hidden", "true");
  over.append(layer);
  const falls = Array.from({ length: pieces }, (_, index) => {
    const piece = document.createElement("i");
    piece.className = "shower__coin";
    layer.append(piece);
    const angle = (index / pieces) * Math.PI * 2;
    const reach = 90 + (index % 5) * 26;
    return piece.animate(
      [
        { transform: "translate(0,0) scale(.4)", opacity: 1 },
        {
          transform: `translate(${Math.cos(angle) * reach}px, ${Math.sin(angle) * reach - 60}px) rotateX(540deg)`,
          opacity: 1,
          offset: 0.55,
        },
        {
          transform: `translate(${Math.cos(angle) * reach * 1.3}px, ${Math.sin(angle) * reach + 160}px) rotateX(1080deg)`,
          opacity: 0,
        },
      ],
      { duration: 1_100 + (index % 4) * 120, easing: "cubic-bezier(.2,.7,.4,1)", fill: "forwards" },
    ).finished;
  });
  void Promise.allSettled(falls).then(() => layer.remove());
};

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
