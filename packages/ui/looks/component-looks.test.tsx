import { composeStories, setProjectAnnotations } from "@storybook/react-vite";
import axe from "axe-core";
import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import preview from "../.storybook/preview.tsx";

/** A composed story that can be rendered outside Storybook. */
type DrawableStory = ComponentType & { readonly load: () => Promise<void> };

/** Narrows a composed story: glob imports are untyped. */
const isDrawable = (story: unknown): story is DrawableStory =>
  typeof story === "function" && "load" in story && typeof story.load === "function";

/** Unmounts a rendered story. */
type RemoveStory = () => void;

/** Renders a story at the end of the page in its own containing block, which `position: fixed` does not leave. */
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

/** Stories by file. */
const modules = import.meta.glob<StoryModule>("../src/components/*/*.stories.tsx", { eager: true });

/**
 * The axe rules that depend on colour and size, the only things a brand or theme changes. Each story runs the other
 * rules itself.
 */
const rules = ["color-contrast", "link-in-text-block", "target-size"];

const faults = async (): Promise<readonly string[]> => {
  const { violations } = await axe.run({ runOnly: rules, resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
  );
};

const hasModal = () => document.querySelector("dialog:modal") !== null;

/** Applies a brand's style sheet, theme and language to the page. */
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

describe.each(inject("looks"))("$brand, $theme", (look) => {
  beforeAll(() => {
    setProjectAnnotations([preview, { initialGlobals: look }]);
  });

  test.each(Object.entries(modules))(
    "%s has readable text and large enough targets",
    async (_file, module) => {
      const found: string[] = [];
      for (const story of Object.values(composeStories(module)).filter(isDrawable)) {
        const remove = await drawStory(story);
        // A modal dialog makes the rest of the page inert, which axe skips, so its story is rendered alone.
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
