import { test as base, type Page } from "@playwright/test";
import { type NewMember, newMember } from "./accounts.ts";
import { type Console, consoleOf } from "./console.ts";
import { newerThanFloor, removeNames } from "./newer-than-floor.ts";
import { type PageWatch, watchPages } from "./page-watch.ts";
import { type Player, type ServerSide, serverSideOf, signIn } from "./player.ts";
import { SESSION_KEY } from "./site-facts.ts";
import { gatewayUrls } from "./start-gateways.ts";
import { type JourneyLanguage, type Texts, textsIn } from "./texts.ts";
import { recordToasts } from "./toasts.ts";

export { expect } from "@playwright/test";

/** Options of a project in the configuration. */
export interface LanguageOptions {
  language: JourneyLanguage;
}

interface JourneyFixtures {
  /** The site's texts in the project's language. */
  words: Texts;
  /** The gateway's console; faults, switches and offers are reset before and after each test. */
  gateway: Console;
  /** Opens the tab as a signed-in player without favourites; returns the gateway's view of them. */
  signedInAs: (page: Page, player: Player) => Promise<ServerSide>;
  /** An account that only this test uses. */
  member: NewMember;
  /** Runs with a white-label switch on or off, and restores it. */
  withSwitch: (name: string, on: boolean, run: () => Promise<void>) => Promise<void>;
  /** Runs while a call returns 500. */
  failing: (endpointId: string, run: () => Promise<void>) => Promise<void>;
  /** Publishes a text as announcement, promotion and help topic, and removes it after the test. */
  publishing: (article: {
    readonly title: string;
    readonly html: string;
  }) => ReturnType<Console["publishArticle"]>;
  /** Declares errors that the test expects; any other error in a page fails the test. */
  expecting: PageWatch["expecting"];
}

/**
 * For journeys about motion, or that use the page's default settings: `test.use(moving)`. All others reduce motion,
 * since animations take a fifth more processor time (docs/decisions/010).
 */
export const moving = { contextOptions: { reducedMotion: "no-preference" } } as const;

/** The test function of every journey. */
export const test = base.extend<JourneyFixtures & LanguageOptions, { gatewayUrl: string }>({
  language: ["ES", { option: true }],

  gatewayUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use, { parallelIndex }) => {
      await use(gatewayUrls.of(parallelIndex));
    },
    { scope: "worker" },
  ],

  baseURL: async ({ gatewayUrl }, use) => {
    await use(gatewayUrl);
  },

  words: async ({ language }, use) => {
    await use(await textsIn(language));
  },

  gateway: [
    async ({ gatewayUrl }, use) => {
      const gateway = consoleOf(gatewayUrl);
      // Restored afterwards: a retried test and later ones use the same gateway.
      const switches = new Map<string, boolean>();
      const offeredTo = new Set<string>();
      await gateway.heal();
      await use({
        ...gateway,
        async setSwitch(name, on) {
          if (!switches.has(name)) switches.set(name, await gateway.isOn(name));
          await gateway.setSwitch(name, on);
        },
        async offerContract(username, kind) {
          offeredTo.add(username);
          await gateway.offerContract(username, kind);
        },
      });
      for (const [name, on] of switches) await gateway.setSwitch(name, on);
      for (const username of offeredTo) await gateway.withdrawContracts(username);
      await gateway.heal();
    },
    { auto: true },
  ],

  expecting: [
    async ({ context }, use) => {
      const watch = await watchPages(context);
      await use(watch.expecting);
      watch.verify();
    },
    { auto: true },
  ],

  context: async ({ context, language, gatewayUrl }, use) => {
    // Stored as if the player had chosen it on an earlier visit. A choice made in the test takes precedence.
    await context.addCookies([{ name: "language", value: language, url: gatewayUrl }]);
    await context.addInitScript(removeNames, newerThanFloor);
    await context.addInitScript((chosen) => {
      const isSite = window === window.top && location.protocol.startsWith("http");
      if (isSite && localStorage.getItem("language") === null) localStorage.setItem("language", chosen);
    }, language);
    await recordToasts(context);
    await use(context);
  },

  signedInAs: async ({ gatewayUrl }, use) => {
    await use(async (page, player) => {
      const session = await signIn(gatewayUrl, player);
      const serverSide = serverSideOf(gatewayUrl, session);
      // Until the first password is changed the gateway refuses everything else.
      if (!session.firstTimeLogin) await serverSide.clearFavourites();
      await page.addInitScript(
        ([key, value, done]) => {
          if (window !== window.top || sessionStorage.getItem(done)) return;
          sessionStorage.setItem(done, "1");
          sessionStorage.setItem(key, value);
        },
        [SESSION_KEY, JSON.stringify(session), "e2e-signed-in"] as const,
      );
      return serverSide;
    });
  },

  member: async ({ gatewayUrl, gateway }, use) => {
    await use(await newMember(gatewayUrl, gateway));
  },

  withSwitch: async ({ gateway }, use) => {
    await use(async (name, on, run) => {
      const before = await gateway.isOn(name);
      await gateway.setSwitch(name, on);
      try {
        await run();
      } finally {
        await gateway.setSwitch(name, before);
      }
    });
  },

  publishing: async ({ gateway }, use) => {
    try {
      await use(({ title, html }) => gateway.publishArticle({ title, html }));
    } finally {
      await gateway.unpublishArticles();
    }
  },

  failing: async ({ gateway, expecting }, use) => {
    await use((endpointId, run) =>
      expecting({ statuses: [500] }, async () => {
        await gateway.breakCalls({ [endpointId]: "error" });
        try {
          await run();
        } finally {
          await gateway.heal();
        }
      }),
    );
  },
});
