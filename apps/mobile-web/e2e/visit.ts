import type { Browser, BrowserContext } from "@playwright/test";
import { type Account, signIn } from "./player.ts";
import { SESSION_KEY } from "./site-facts.ts";
import type { JourneyLanguage } from "./texts.ts";

/** A visitor and their language. */
interface Visit {
  readonly gatewayUrl: string;
  readonly language: JourneyLanguage;
  /** The signed-in player; a guest if missing. */
  readonly account?: Account | undefined;
}

/** Opens a fresh context on the site in the visitor's language, signed in as the visitor; for scripts, not journeys. */
export const beginVisit = async (
  browser: Browser,
  { gatewayUrl, language, account }: Visit,
): Promise<BrowserContext> => {
  const session = account && (await signIn(gatewayUrl, account));
  const context = await browser.newContext({
    baseURL: gatewayUrl,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: "es-MX",
    timezoneId: "America/Mexico_City",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  await context.addCookies([{ name: "language", value: language, url: gatewayUrl }]);
  await context.addInitScript(
    ([key, value, chosen]) => {
      if (window !== window.top) return;
      localStorage.setItem("language", chosen);
      if (value) sessionStorage.setItem(key, value);
    },
    [SESSION_KEY, session ? JSON.stringify(session) : "", language] as const,
  );
  return context;
};
