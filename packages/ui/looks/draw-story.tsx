import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

/** A story that can be drawn outside Storybook, as its React package composes it. */
export type DrawableStory = ComponentType & { readonly load: () => Promise<void> };

/** Whether a composed story is one; their types don't say so where their module isn't known. */
export const isDrawable = (story: unknown): story is DrawableStory =>
  typeof story === "function" && "load" in story && typeof story.load === "function";

/** What takes a drawn story off the page. */
export type RemoveStory = () => void;

/** Draws a story at the end of the page, on a screen of its own: what is fixed to a screen stays within that. */
export const drawStory = async (Story: DrawableStory): Promise<RemoveStory> => {
  await Story.load();
  const screen = document.body.appendChild(document.createElement("div"));
  Object.assign(screen.style, { minHeight: "844px", padding: "1rem", transform: "translate(0)" });
  const root = createRoot(screen);
  flushSync(() => root.render(<Story />));
  await new Promise(requestAnimationFrame);
  return () => {
    root.unmount();
    screen.remove();
  };
};
