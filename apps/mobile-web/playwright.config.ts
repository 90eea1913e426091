import { defineConfig } from "@playwright/test";
import { launchOptions } from "@volado/tooling/browser";
import type { LanguageOptions } from "./e2e/fixtures.ts";

/**
 * Journeys that depend on text: its width, its use in a file, and one complete visit. The others run in one language:
 * unit tests of @volado/i18n find missing texts, and axe's results are the same in each.
 */
const inEveryLanguage = /every-route|csv-journey|cash-journey|\/journey/;

/** Long journeys that can't be split: they start first, so that no worker ends alone with them. */
const long = /five-thousand-games|long-team-list/;

/** Journeys in real Chromium against real gateways, one for each worker (see `e2e/start-gateways.ts`). */
export default defineConfig<LanguageOptions>({
  testDir: "e2e",
  outputDir: "test-results",
  globalSetup: "./e2e/start-gateways.ts",
  workers: 2,
  // A test that passes on its second try is reported as flaky.
  retries: 1,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ["dot"],
    ["json", { outputFile: `node_modules/.reports/${process.env.npm_lifecycle_event ?? "playwright"}.json` }],
  ],
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    // Journeys about motion use `moving` of the fixtures.
    contextOptions: { reducedMotion: "reduce" },
    locale: "es-MX",
    timezoneId: "America/Mexico_City",
    // Requests answered by a worker bypass the tests' interceptions; its own journeys allow it.
    serviceWorkers: "block",
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: { mode: "retain-on-first-failure", screenshots: false, sources: false },
    launchOptions: await launchOptions(),
  },
  projects: [
    { name: "es-long", use: { language: "ES" }, testMatch: long },
    { name: "en", use: { language: "EN" }, testMatch: inEveryLanguage },
    { name: "es", use: { language: "ES" }, testIgnore: long },
  ],
});
