import { statSync } from "node:fs";
import { join } from "node:path";
import type { Check } from "../check.ts";
import { readManifest } from "./site-files.ts";

/** Size in bytes below which a script isn't worth a separate request. */
const SMALLEST = 1_000;

/** Exempt scripts, by their names in the manifest. */
const mayBeSmall: readonly string[] = [
  // The bundler's own helpers, which can't be moved into a group.
  "_rolldown-runtime",
  // Loaded only for agents with contracts, and nothing loaded with it is exclusive to them.
  "src/features/agent-contracts/components/contract-prompt.tsx",
  // Shared by the lottery hall and the vendors' pages; in any other file, pages without lotteries would load it.
  "_lottery-",
  // A route; all that it shows is shared with contracts and the other reports.
  "src/screens/agent/earnings.screen.tsx",
  // A route; its form is shared with the social sign-up.
  "src/screens/auth/register.screen.tsx",
  // A route; its list is shared with the other games' routes.
  "src/screens/games/game-list.screen.tsx",
  // Loaded only when home is switched to sports; its parts are shared with the sports page.
  "src/screens/home/sports-home.tsx",
  // Loaded only by members who open a menu; its imports are shared with the message pages.
  "src/app/shell/menus/rows/unread-everything.tsx",
  // Loaded where merchant and browser have passkeys; its imports are shared with the security center.
  "src/features/auth/components/passkey-login.tsx",
  // Loaded 20 s into a visit; its imports aren't part of the first load.
  "src/app/hooks/prefetch-offline.ts",
  // A separate part, so that a tap reports a failed load; the deferred shell retries silently.
  "src/app/shell/prompts/prompts.tsx",
];

/** The message for scripts that are too small. */
export const tooSmall = (dist: string): readonly string[] =>
  Object.entries(readManifest(dist))
    .filter(([key]) => !mayBeSmall.some((name) => key.startsWith(name)))
    .map(([, { file }]) => ({ file, size: statSync(join(dist, file)).size }))
    .filter(({ file, size }) => file.endsWith(".js") && size < SMALLEST)
    .map(({ file, size }) => `${file}: ${size} bytes are not worth a request of their own`);

/** Checks that no script of the built site is too small for a request. */
export const tinyScripts: Check = async (root) => ({
  problems: tooSmall(join(root, "apps/mobile-web/dist")),
});
