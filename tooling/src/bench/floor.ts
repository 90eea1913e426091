import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runOrThrow } from "../process/run.ts";
import { repositoryRoot } from "../workspace/root.ts";
import { brotli } from "./brotli.ts";
import { noisePicture } from "./picture.ts";

/** Builds the floor page into `outDir`: React, a greeting, and a picture of about 17 KB. */
export const buildFloor = async (outDir: string): Promise<void> => {
  // In a process of its own, because a build in this one would turn NODE_ENV to production for all that follows.
  await runOrThrow("pnpm", ["exec", "vite", "build", "bench-floor", "--outDir", outDir, "--emptyOutDir"], {
    cwd: join(repositoryRoot, "tooling"),
  });
  await writeFile(join(outDir, "picture.png"), noisePicture(130, 130));
  // What the gateway expects of a built site: compressed copies, and the hashes of inline code, of which there is none.
  await writeFile(join(outDir, "csp.json"), JSON.stringify({ scripts: [], styles: [] }));
  for (const file of globSync(join(outDir, "**/*.{html,js}"))) {
    await writeFile(`${file}.br`, brotli(await readFile(file)));
  }
};
