import type { Args, Decorator, Parameters, Preview, StoryContext } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import type { ArgTypesEnhancer } from "storybook/internal/types";
import { themes } from "storybook/theming";
import "../src/fonts.css";
import "../src/styles/reset.css";
import "../src/styles/base.css";
import "../src/styles.css";
import "../src/components/FloatingButton/floating-button.css";
import "../src/components/InstallBar/install-bar.css";
import "../src/components/DataTable/data-table.css";
import "../src/components/EnvelopeRain/envelope-rain.css";
import "../src/components/BarChart/bar-chart.css";
import "../src/components/PageJump/page-jump.css";
import "../src/components/StatGrid/stat-grid.css";
import "../src/components/CopyLine/copy-line.css";
import "../src/components/Fold/fold.css";
import "../src/components/Progress/progress.css";
import "../src/components/PlaceTile/place-tile.css";
import "../src/components/FactList/fact-list.css";
import "../src/components/ImageUpload/image-upload.css";
import "../src/components/QrCode/qr-code.css";
import "../src/components/SelectField/select-field.css";
import "../src/components/TextAreaField/text-area-field.css";
import "../src/components/Accordion/accordion.css";
import "../src/components/JackpotCounter/jackpot-counter.css";
import "../src/components/CategoryTabs/category-tabs.css";
import "../src/components/LinkRail/link-rail.css";
import "../src/components/LiveTable/live-table.css";
import "../src/components/MatchCard/match-card.css";
import "../src/components/NoticeItem/notice-item.css";
import "../src/components/NumberBalls/number-balls.css";
import "../src/components/RewardCard/reward-card.css";
import "../src/components/PrizeStreak/prize-streak.css";
import "../src/components/MonthCalendar/month-calendar.css";
import "../src/components/PromotionCard/promotion-card.css";
import "../src/components/RichText/rich-text.css";
import "../src/components/VendorTile/vendor-tile.css";
import "../src/components/WinnerBoard/winner-board.css";
import "../src/components/WinnerCarousel/winner-carousel.css";
import "./preview.css";

/** Replaces the brand's style sheet and waits until the new one has loaded. */
async function applyBrand(name: string): Promise<void> {
  const before = document.querySelector<HTMLLinkElement>("link[data-brand]");
  if (before?.dataset.brand === name) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.dataset.brand = name;
  link.href = `/brands/${name}/theme.css`;
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`Brand ${name} has no style sheet.`));
    document.head.append(link);
  });
  before?.remove();
}

/** A story's args in the selected language. An arg that the story omits is not added. */
const inLanguage = ({ globals, args, parameters }: StoryContext): Args => {
  const english: unknown = globals.language === "en" ? parameters.english : undefined;
  if (typeof english !== "object" || english === null) return args;
  return {
    ...args,
    ...Object.fromEntries(Object.entries(english).filter(([name]) => args[name] !== undefined)),
  };
};

/** Sets theme and language on the root element, as a site does. */
const withThemeAndLanguage: Decorator = (Story, context) => {
  const { globals } = context;
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = String(globals.theme);
    document.documentElement.lang = String(globals.language);
  });
  return <Story args={inLanguage(context)} />;
};

/**
 * Optional props are typed `T | undefined`, which Storybook treats as a free union and edits as raw JSON. Without
 * `undefined` it picks a fitting control: a switch, a number, a select.
 */
const optionalControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type } = argType;
      if (typeof type !== "object" || type.name !== "union") return [name, argType];
      const given = type.value.filter((member) => !("value" in member && member.value === "undefined"));
      const [only, ...others] = given;
      const narrowed = only && others.length === 0 ? only : { ...type, value: given };
      return [name, { ...argType, type: narrowed }];
    }),
  );

const preview: Preview = {
  tags: ["autodocs"],
  argTypesEnhancers: [optionalControls],
  loaders: [({ globals }) => applyBrand(String(globals.brand))],
  // So that play functions query the texts that are rendered.
  beforeEach: (context) => {
    context.args = inLanguage(context);
  },
  decorators: [withThemeAndLanguage],
  initialGlobals: {
    brand: "volado",
    theme: "dark",
    language: "es",
    viewport: { value: "phone", isRotated: false },
  },
  globalTypes: {
    brand: {
      description: "Brand",
      toolbar: {
        icon: "paintbrush",
        dynamicTitle: true,
        items: import.meta.env.STORYBOOK_BRANDS.split(" ").map((value) => ({ value, title: value })),
      },
    },
    theme: {
      description: "Theme",
      toolbar: {
        icon: "contrast",
        dynamicTitle: true,
        items: [
          { value: "dark", title: "Dark" },
          { value: "light", title: "Light" },
        ],
      },
    },
    language: {
      description: "Language of the sample texts",
      toolbar: {
        icon: "globe",
        dynamicTitle: true,
        items: [
          { value: "es", title: "Español" },
          { value: "en", title: "English" },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: "error" },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: "requiredFirst" },
    docs: {
      story: { inline: true },
      theme: themes.dark,
      // The text of a component's docs page is the parameter `page` of its meta.
      extractComponentDescription: (_component: unknown, { parameters }: { parameters: Parameters }) =>
        parameters.page,
    },
    layout: "padded",
    options: { storySort: { order: ["Foundation", "Controls", "Overlays", "Feedback", "Game"] } },
    viewport: {
      options: {
        small: { name: "320 x 640", styles: { width: "320px", height: "640px" }, type: "mobile" },
        phone: { name: "390 x 844", styles: { width: "390px", height: "844px" }, type: "mobile" },
        wide: { name: "480 x 900", styles: { width: "480px", height: "900px" }, type: "mobile" },
      },
    },
  },
};

export default preview;
