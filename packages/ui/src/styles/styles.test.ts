import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";

const source = new URL("../", import.meta.url);
const componentFiles = globSync("components/*/*.css", { cwd: source.pathname }).sort();
const read = (path: string) => readFileSync(new URL(path, source), "utf8");

/** Style sheets that only some pages need, imported separately. */
const apart: ReadonlySet<string> = new Set([
  "components/FloatingButton/floating-button.css",
  "components/InstallBar/install-bar.css",
  "components/DataTable/data-table.css",
  "components/BarChart/bar-chart.css",
  "components/PageJump/page-jump.css",
  "components/CopyLine/copy-line.css",
  "components/StatGrid/stat-grid.css",
  "components/Fold/fold.css",
  "components/Progress/progress.css",
  "components/PlaceTile/place-tile.css",
  "components/FactList/fact-list.css",
  "components/ImageUpload/image-upload.css",
  "components/SelectField/select-field.css",
  "components/TextAreaField/text-area-field.css",
  "components/Accordion/accordion.css",
  "components/EnvelopeRain/envelope-rain.css",
  "components/JackpotCounter/jackpot-counter.css",
  "components/CategoryTabs/category-tabs.css",
  "components/LinkRail/link-rail.css",
  "components/LiveTable/live-table.css",
  "components/MonthCalendar/month-calendar.css",
  "components/NoticeItem/notice-item.css",
  "components/NumberBalls/number-balls.css",
  "components/PrizeStreak/prize-streak.css",
  "components/PromotionCard/promotion-card.css",
  "components/QrCode/qr-code.css",
  "components/RewardCard/reward-card.css",
  "components/RichText/rich-text.css",
  "components/VendorTile/vendor-tile.css",
  "components/WinnerBoard/winner-board.css",
  "components/WinnerCarousel/winner-carousel.css",
]);

test("styles.css imports the style sheets of all components except the separate ones, in order", () => {
  const imported = [...read("styles.css").matchAll(/@import "\.\/(components\/[^"]+)"/g)].map(
    ([, path]) => path,
  );
  expect(imported).toEqual(componentFiles.filter((file) => !apart.has(file)));
  for (const file of apart) expect(componentFiles).toContain(file);
});

test("styles.css does not import reset.css and base.css", () => {
  expect(read("styles.css")).not.toMatch(/\b(reset|base)\.css/);
});

describe.each(componentFiles)("%s", (path) => {
  const css = read(path).replace(/\/\*[\s\S]*?\*\//g, "");

  test("is in the components layer, where a brand can override it", () => {
    expect(css.trim()).toMatch(/^@layer vo\.components \{[\s\S]*\}$/);
  });

  test("uses roles, never colours", () => {
    expect(css).not.toMatch(/#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|oklab|lab|lch)a?\(/i);
  });

  test("is named after what it styles", () => {
    expect(basename(path)).toMatch(/^[a-z]+(-[a-z]+)*\.css$/);
  });
});
