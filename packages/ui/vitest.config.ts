import { dirname, join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { brandNames, brandsFolder, DEFAULT_BRAND, otherBrands } from "@volado/tooling/brands";
import { launchOptions } from "@volado/tooling/browser";
import { reporters, unitTests } from "@volado/tooling/vitest";
import { defineConfig } from "vitest/config";
import { defaultLook, type Look, otherLooks } from "./looks/other-looks.ts";

/** Unit tests run in Node, so no browser is located or installed for them. */
const wantsBrowser = process.argv.some((argument) => /stories|components|looks/.test(argument));

const chromium = async (port: number, contextOptions: { readonly reducedMotion?: "reduce" } = {}) => ({
  api: { port, strictPort: false },
  // A test that passes only on its second try is reported as flaky.
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
 * Optimised before the first test: a dependency discovered during a run reloads the page. Each project has its own
 * cache, because they start at the same time.
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
 * Every story is a test: it renders, its play function passes and axe finds nothing. All share one page; a page per
 * file would load the kit ninety times, a third of the run time.
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

/** Every component in the other looks, several stories per page, without animations. */
const componentsInLooks = async (port: number) => {
  const { optimizeDeps, ...rest } = prebundled("looks");
  return {
    // Storybook serves the brand folders at the same URLs.
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

/** Component tests that are not stories, such as the conformance test. */
const components = async (port: number) => ({
  ...prebundled("components"),
  test: { name: "components", isolate: false, include: ["src/**/*.test.tsx"], ...(await chromium(port)) },
});

const inBrowser = async () => [
  await components(6100),
  await componentsInLooks(6200),
  ...(await Promise.all(
    [defaultLook(DEFAULT_BRAND), ...otherLooks(DEFAULT_BRAND, otherBrands())].map((look, at) =>
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
