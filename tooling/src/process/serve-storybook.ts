import { join } from "node:path";
import { runOrThrow } from "./run.ts";
import { type ServedFolder, serveFolder } from "./serve-folder.ts";

/** Builds the kit's static Storybook; nothing is done when none of its sources has changed. */
export const buildStorybook = async (root: string): Promise<void> => {
  await runOrThrow("turbo", ["run", "build-storybook", "--filter=@volado/ui"], { cwd: root });
};

/**
 * Serves what {@link buildStorybook} built.
 *
 * @param port TCP port; without one, a free one is taken.
 * @throws Error when the port is taken.
 */
export const serveStorybook = (root: string, port?: number): Promise<ServedFolder> =>
  serveFolder(join(root, "packages/ui/storybook-static"), port === undefined ? {} : { port });
