import { dirname, join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { brandNames, brandsFolder, DEFAULT_BRAND, otherBrands } from "@volado/tooling/brands";
import { launchOptions } from "@volado/tooling/browser";
import { reporters, unitTests } from "@volado/tooling/vitest";
import { defineConfig } from "vitest/config";

/** A combination of brand, theme and language of the sample texts to test the kit in. */
interface Look {
  readonly brand: string;
  readonly theme: "dark" | "light";
  readonly language: "es" | "en";
}

declare module "vitest" {
  interface ProvidedContext {
    looks: readonly Look[];
  }
}

const dark = (brand: string): Look => ({ brand, theme: "dark", language: "es" });
const light = (brand: string): Look => ({ brand, theme: "light", language: "en" });

/** Every story runs in the default brand, dark, and every component in these looks too. */
const otherLooks: Look[] = [
  light(DEFAULT_BRAND),
  ...otherBrands().flatMap((brand) => [dark(brand), light(brand)]),
];

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

/**
 * Every story is a test: it renders, its play function passes and axe finds nothing. All share one page; a page per
 * file would load the kit ninety times, a third of the run time.
 */
const stories = async (port: number) => ({
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  ...prebundled("stories"),
  test: { name: "stories", isolate: false, ...(await chromium(port)) },
});

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
      provide: { looks: otherLooks },
      ...(await chromium(port, { reducedMotion: "reduce" })),
    },
  };
};

/** Component tests that are not stories, such as the conformance test. */
const components = async (port: number) => ({
  ...prebundled("components"),
  test: { name: "components", isolate: false, include: ["src/**/*.test.tsx"], ...(await chromium(port)) },
});

const inBrowser = async () => [await components(6100), await componentsInLooks(6200), await stories(6400)];

const unit = unitTests(["src/**/*.test.ts"]);

export default defineConfig({
  test: {
    reporters,
    projects: [{ ...unit, test: { ...unit.test, name: "unit" } }, ...(wantsBrowser ? await inBrowser() : [])],
  },
});
