import { join } from "node:path";
import { preview } from "vite";
import { runOrThrow } from "../process/run.ts";

/** The kit's built documentation, served. */
export type ServedStorybook = { readonly origin: string; readonly stop: () => Promise<void> };

/** Builds the kit's static Storybook; nothing is done when none of its sources has changed. */
export const buildStorybook = async (root: string): Promise<void> => {
  await runOrThrow("turbo", ["run", "build-storybook", "--filter=@volado/ui"], { cwd: root });
};

/**
 * Serves what {@link buildStorybook} built.
 *
 * @param port TCP port; 0 takes a free one.
 * @throws Error when the port is taken.
 */
export const serveStorybook = async (root: string, port: number): Promise<ServedStorybook> => {
  const server = await preview({
    root: join(root, "packages/ui"),
    configFile: false,
    logLevel: "error",
    appType: "mpa",
    build: { outDir: "storybook-static" },
    preview: { port, strictPort: true },
  });
  const [origin] = server.resolvedUrls?.local ?? [];
  if (origin === undefined) throw new Error("Storybook is served at no address.");
  return { origin, stop: () => server.close() };
};
