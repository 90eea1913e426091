import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { otherBrands } from "@volado/tooling/brands";
import { launchOptions } from "@volado/tooling/browser";
import { unitTests } from "@volado/tooling/vitest";
import { defineConfig } from "vitest/config";
import type { ThemeName } from "./src/tokens/themes.ts";

/** Unit tests run in Node and need no browser, so none is looked for (or installed) for them. */
const wantsBrowser = process.argv.some((argument) => /stories|components|brand/.test(argument));

const chromium = async (port: number) => ({
  api: { port, strictPort: false },
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    viewport: { width: 390, height: 844 },
    provider: playwright({
      launchOptions: await launchOptions(),
      contextOptions: { hasTouch: true },
    }),
    instances: [{ browser: "chromium" as const }],
  },
});

/**
 * Bundled before the first test: a dependency found only while tests run makes Vite reload them midway.
 * Each project has its own cache, because they start at the same time.
 */
const prebundled = (name: string) => ({
  cacheDir: `node_modules/.vite/${name}`,
  optimizeDeps: {
    include: [
      "clsx/lite",
      "react",
      "react/jsx-dev-runtime",
      "react/jsx-runtime",
      "react-dom",
      "react-dom/client",
      "react-hook-form",
      "swiper",
      "swiper/modules",
      "swiper/react",
    ],
  },
  resolve: { conditions: ["@volado/source"] },
});

/**
 * Every story as a test: it renders, its play function passes and axe finds nothing, in each theme and brand;
 * in Spanish by night and in English by day.
 */
const stories = async (name: string, theme: ThemeName, port: number, brand = "volado") => ({
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  define: {
    "import.meta.env.VITE_STORY_THEME": JSON.stringify(theme),
    "import.meta.env.VITE_STORY_BRAND": JSON.stringify(brand),
    "import.meta.env.VITE_STORY_LANGUAGE": JSON.stringify(theme === "light" ? "en" : "es"),
  },
  ...prebundled(name),
  test: { name: name, ...(await chromium(port)) },
});

/** Tests of components that are not stories, such as the conformance table. */
const components = async (port: number) => ({
  ...prebundled("components"),
  test: { name: "components", include: ["src/**/*.test.tsx"], ...(await chromium(port)) },
});

/** Both themes of every other brand, each with ports of its own. */
const brandStories = otherBrands().flatMap((brand, at) =>
  (["dark", "light"] as const).map((theme, which) =>
    stories(`brand-${brand}-${theme}`, theme, 6140 + 10 * (2 * at + which), brand),
  ),
);

const unit = unitTests(["src/**/*.test.ts"]);

export default defineConfig({
  test: {
    projects: [
      { ...unit, test: { ...unit.test, name: "unit" } },
      ...(wantsBrowser
        ? await Promise.all([
            stories("stories-dark", "dark", 6110),
            stories("stories-light", "light", 6120),
            ...brandStories,
            components(6130),
          ])
        : []),
    ],
  },
});
