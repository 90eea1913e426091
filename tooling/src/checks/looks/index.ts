import { HOUSE_BRAND, otherBrands } from "../../brands.ts";
import { visitInBrowser } from "../../browser/visit.ts";
import { buildStorybook, serveStorybook } from "../../storybook.ts";
import type { Check } from "../check.ts";
import { indexSchema } from "../storybook/undocumented.ts";
import { chosenStories } from "./chosen-stories.ts";
import { gallery } from "./gallery.ts";
import { looksOf } from "./looks.ts";
import { missedFaults } from "./planted.ts";
import { visitAll } from "./visit-all.ts";

/** Nothing of the kit sticks out or is cut off in any brand, theme, width, text size or dictated colours. */
export const looks: Check = async (root) => {
  await buildStorybook(root);
  const { origin, stop } = await serveStorybook(root);
  try {
    const index = indexSchema.parse(await (await fetch(`${origin}/index.json`)).json());
    const stories = chosenStories(index);
    const ways = looksOf(HOUSE_BRAND, otherBrands(root));
    const blind = await visitInBrowser(origin, missedFaults);
    if (blind.length > 0) return { problems: blind };
    const { problems, again } = await visitAll(stories, (some, crashed) =>
      visitInBrowser(origin, gallery(some, ways, crashed)),
    );
    const anew =
      again.length > 0 ? `\n  in a second browser after a crash of the first: ${again.join(", ")}` : "";
    return { problems, table: `  ${stories.length} stories, each in ${ways.length} looks${anew}` };
  } finally {
    stop();
  }
};
