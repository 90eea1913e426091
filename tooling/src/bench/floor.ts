import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { repositoryRoot } from "../workspace/root.ts";
import { noisePicture } from "./picture.ts";

/** Builds the floor page into `outDir`: React, a greeting, and a picture of about 17 KB. */
export const buildFloor = async (outDir: string): Promise<void> => {
  await build({
    root: join(repositoryRoot, "tooling/bench-floor"),
    configFile: false,
    logLevel: "error",
    build: { outDir, emptyOutDir: true },
  });
  await writeFile(join(outDir, "picture.png"), noisePicture(130, 130));
};
