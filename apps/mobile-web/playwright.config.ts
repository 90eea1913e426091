import { defineConfig } from "@playwright/test";
import { launchOptions } from "@volado/tooling/browser";
import type { LanguageOptions } from "./e2e/fixtures.ts";

/**
 * Journeys in which words decide: how much room they take, what is written to a file, and one way through everything.
 * For the others each language is as good: a text that one lacks fails the unit tests of @volado/i18n, and axe hears
 * the same page in each.
 */
const inEveryLanguage = /every-route|csv-journey|cash-journey|\/journey/;

/** Journeys that take long and can't be split: begun last, one worker would go on with them while the others wait. */
const long = /five-thousand-games|long-team-list/;

/** Journeys in real Chromium against real gateways, one for each worker (see `e2e/start-gateways.ts`). */
export default defineConfig<LanguageOptions>({
  testDir: "e2e",
  outputDir: "test-results",
  globalSetup: "./e2e/start-gateways.ts",
  workers: 2,
  // A test that passes at its second try is reported as unsteady.
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
    // Journeys about what moves use `moving` of the fixtures.
    contextOptions: { reducedMotion: "reduce" },
    locale: "es-MX",
    timezoneId: "America/Mexico_City",
    // A worker answers out of sight of the tests' own interceptions; the journeys about it let it in.
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
