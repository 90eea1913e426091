import { join } from "node:path";
import { preview } from "vite";
import { runOrThrow } from "./process/run.ts";

/** Builds the kit's static Storybook, unless it is up to date. */
export const buildStorybook = async (root: string): Promise<void> => {
  await runOrThrow("turbo", ["run", "build-storybook", "--filter=@volado/ui"], { cwd: root });
};

/**
 * Serves the result of {@link buildStorybook}.
 * @param port TCP port; defaults to a free one
 * @throws Error if the port is in use
 */
export const serveStorybook = async (root: string, port?: number) => {
  const server = await preview({
    configFile: false,
    root: join(root, "packages/ui"),
    appType: "mpa",
    build: { outDir: "storybook-static" },
    preview: { port: port ?? 6106, strictPort: port !== undefined },
    logLevel: "warn",
  });
  const [url = ""] = server.resolvedUrls?.local ?? [];
  return { origin: new URL(url).origin, stop: () => server.close() };
};
