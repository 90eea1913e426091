import type { Page } from "@playwright/test";
import { type Account, signIn } from "./player.ts";
import { SESSION_KEY } from "./site-facts.ts";

/**
 * Opens the tab as a demo account whose session has another member type: the menus only use the session, and no demo
 * account of types 2, 40, 41 and 42 may use the site's own login.
 */
export const signedInWithType = async (
  page: Page,
  gatewayUrl: string,
  account: Account,
  type: number,
): Promise<void> => {
  const session = { ...(await signIn(gatewayUrl, account)), type };
  await page.addInitScript(
    ([key, value]) => {
      if (window === window.top) sessionStorage.setItem(key, value);
    },
    [SESSION_KEY, JSON.stringify(session)] as const,
  );
};
