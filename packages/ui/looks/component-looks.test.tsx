import { composeStories, setProjectAnnotations } from "@storybook/react-vite";
import axe from "axe-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { brands } from "../.storybook/brand-sheet.ts";
import preview from "../.storybook/preview.tsx";
import { drawStory, isDrawable, type RemoveStory } from "./draw-story.tsx";
import { otherLooks } from "./other-looks.ts";

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
