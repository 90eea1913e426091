import { dirname, join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { brandNames, brandsFolder, HOUSE_BRAND, otherBrands } from "@volado/tooling/brands";
import { launchOptions } from "@volado/tooling/browser";
import { reporters, unitTests } from "@volado/tooling/vitest";
import { defineConfig } from "vitest/config";
import { everyday, type Look, otherLooks } from "./looks/other-looks.ts";

/** Unit tests run in Node and need no browser, so none is looked for (or installed) for them. */
const wantsBrowser = process.argv.some((argument) => /stories|components|looks/.test(argument));

const chromium = async (port: number, contextOptions: { readonly reducedMotion?: "reduce" } = {}) => ({
  api: { port, strictPort: false },
  // A test that passes at its second try is reported as unsteady.
  retry: 1,
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    viewport: { width: 390, height: 844 },
    provider: playwright({
      launchOptions: await launchOptions(),
      contextOptions: { hasTouch: true, ...contextOptions },
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

const variablesOf = ({ brand, theme, language }: Look) => ({
  "import.meta.env.VITE_STORY_THEME": JSON.stringify(theme),
  "import.meta.env.VITE_STORY_BRAND": JSON.stringify(brand),
  "import.meta.env.VITE_STORY_LANGUAGE": JSON.stringify(language),
});

/**
 * Every story as a test: it renders, its play function passes and axe finds nothing. They share one page, as the
 * site's parts do: a page for each file loads the kit ninety times, which takes a third of the time.
 */
const stories = async (look: Look, port: number) => {
  const name = `stories-${look.brand}-${look.theme}`;
  return {
    plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
    define: variablesOf(look),
    ...prebundled(name),
    test: { name, isolate: false, ...(await chromium(port)) },
  };
};

/** Every component as it is first drawn in the other looks, several stories on a page; nothing fades in meanwhile. */
const componentsInLooks = async (port: number) => {
  const { optimizeDeps, ...rest } = prebundled("looks");
  return {
    // Storybook gives out the brands' folders at the same addresses.
    publicDir: join(import.meta.dirname, "../..", dirname(brandsFolder)),
    define: { "import.meta.env.STORYBOOK_BRANDS": JSON.stringify(brandNames().join(" ")) },
    ...rest,
    optimizeDeps: {
      include: [...optimizeDeps.include, "@storybook/react-vite", "axe-core", "storybook/test"],
    },
    test: {
      name: "looks",
      include: ["looks/**/*.test.tsx"],
      ...(await chromium(port, { reducedMotion: "reduce" })),
    },
  };
};

/** Tests of components that are not stories, such as the conformance table. */
const components = async (port: number) => ({
  ...prebundled("components"),
  test: { name: "components", isolate: false, include: ["src/**/*.test.tsx"], ...(await chromium(port)) },
});

const inBrowser = async () => [
  await components(6100),
  await componentsInLooks(6200),
  ...(await Promise.all(
    [everyday(HOUSE_BRAND), ...otherLooks(HOUSE_BRAND, otherBrands())].map((look, at) =>
      stories(look, 6400 + 10 * at),
    ),
  )),
];

const unit = unitTests(["src/**/*.test.ts"]);

export default defineConfig({
  test: {
    reporters,
    projects: [{ ...unit, test: { ...unit.test, name: "unit" } }, ...(wantsBrowser ? await inBrowser() : [])],
  },
});
