import { statSync } from "node:fs";
import { join } from "node:path";
import type { Check } from "../check.ts";
import { readManifest } from "./site-files.ts";

/** Bytes below which code is not worth a request of its own. */
const SMALLEST = 1_000;

/** Files that may be smaller, by how the manifest calls them. */
const mayBeSmall: readonly string[] = [
  // The bundler's own helpers, which it keeps apart: a group that names them doesn't move them.
  "_rolldown-runtime",
  // Only who may have an agent's contracts loads it, and nothing that they load beside it is theirs alone.
  "src/features/agent-contracts/components/contract-prompt.tsx",
  // Only members who open a menu load it; what it asks for is shared with the pages of messages.
  "src/app/shell/menus/rows/unread-everything.tsx",
  // Comes 20 s into a visit: nothing of what it asks for belongs to the first ones.
  "src/app/hooks/prefetch-offline.ts",
  // A part of its own, so that a tap whose answer can't be had says so; the deferred shell comes again in silence.
  "src/app/shell/prompts/prompts.tsx",
];

/** What to say of scripts that are too small. */
export const tooSmall = (dist: string): readonly string[] =>
  Object.entries(readManifest(dist))
    .filter(([key]) => !mayBeSmall.some((name) => key.startsWith(name)))
    .map(([, { file }]) => ({ file, size: statSync(join(dist, file)).size }))
    .filter(({ file, size }) => file.endsWith(".js") && size < SMALLEST)
    .map(({ file, size }) => `${file}: ${size} bytes are not worth a request of their own`);

/** No script of the built site is tiny. */
export const tinyScripts: Check = async (root) => ({
  problems: tooSmall(join(root, "apps/mobile-web/dist")),
});
