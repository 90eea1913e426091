import { readFile } from "node:fs/promises";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import type { Check } from "../check.ts";
import { type Packed, withPacked } from "./pack.ts";

/** What publint, in strict mode, says about one tarball. */
const publintProblems = async ({ workspace, tarball }: Packed): Promise<readonly string[]> => {
  const { buffer } = new Uint8Array(await readFile(tarball));
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
  return messages.map((message) => {
    const words = formatMessage(message, pkg, { color: false }) ?? message.code;
    return `${workspace.path}: ${words}`;
  });
};

/** The tarballs of all published packages are sound: fields, files and module kinds agree. */
export const packageFields: Check = (root) =>
  withPacked(root, async (packed) => ({
    problems: (await Promise.all(packed.map(publintProblems))).flat(),
  }));
