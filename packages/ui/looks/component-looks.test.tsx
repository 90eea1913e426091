import { composeStories, setProjectAnnotations } from "@storybook/react-vite";
import axe from "axe-core";
import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { brands } from "../.storybook/brand-sheet.ts";
import preview from "../.storybook/preview.tsx";
import { otherLooks } from "./other-looks.ts";

/** A story that can be drawn outside Storybook, as its React package composes it. */
type DrawableStory = ComponentType & { readonly load: () => Promise<void> };

/** Whether a composed story is one; their types don't say so where their module isn't known. */
const isDrawable = (story: unknown): story is DrawableStory =>
  typeof story === "function" && "load" in story && typeof story.load === "function";

/** What takes a drawn story off the page. */
type RemoveStory = () => void;

/** Draws a story at the end of the page, on a screen of its own: what is fixed to a screen stays within that. */
const drawStory = async (Story: DrawableStory): Promise<RemoveStory> => {
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

type StoryModule = Parameters<typeof composeStories>[0];

/** The stories of each component, by their file. */
const modules = import.meta.glob<StoryModule>("../src/components/*/*.stories.tsx", { eager: true });

/**
 * What axe judges by colours and sizes, which is all that a brand or a theme changes. The rest of axe sees the same
 * page in each of them, and is asked by the stories themselves.
 */
const rules = ["color-contrast", "link-in-text-block", "target-size"];

const faults = async (): Promise<readonly string[]> => {
  const { violations } = await axe.run({ runOnly: rules, resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
  );
};

const hasModal = () => document.querySelector("dialog:modal") !== null;

/** The look that the page has, by what a site puts on its root and by its brand's sheet. */
const lookOfPage = () => ({
  brand: document.querySelector<HTMLLinkElement>("link[data-brand]")?.dataset.brand,
  theme: document.documentElement.dataset.theme,
  language: document.documentElement.lang,
});

let onPage: RemoveStory[] = [];

afterEach(() => {
  for (const remove of onPage) remove();
  onPage = [];
});

const [house = "", ...others] = brands;

describe.each(otherLooks(house, others))("$brand, $theme", (look) => {
  beforeAll(() => {
    setProjectAnnotations([preview, { initialGlobals: look }]);
  });

  test.each(Object.entries(modules))(
    "%s has words that can be read and targets that can be hit, as it is first drawn",
    async (_file, module) => {
      const found: string[] = [];
      for (const story of Object.values(composeStories(module)).filter(isDrawable)) {
        const remove = await drawStory(story);
        // A modal dialog makes everything else inert, which axe leaves out: its story is alone on the page.
        if (hasModal()) {
          found.push(...(await faults()));
          remove();
        } else onPage.push(remove);
      }
      found.push(...(await faults()));
      expect(found).toEqual([]);
      expect(lookOfPage()).toEqual(look);
    },
  );
});
