import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Keeps painted pictures by their address. */
export interface PictureCache {
  read(address: string): Promise<Buffer | undefined>;
  write(address: string, picture: Buffer): Promise<void>;
}

/** Keeps pictures for as long as the process runs; the oldest make room for newer ones. */
export const memoryPictureCache = (atMost = 500): PictureCache => {
  const kept = new Map<string, Buffer>();
  return {
    read: async (address) => kept.get(address),
    write: async (address, picture) => {
      const oldest = kept.size >= atMost ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      kept.set(address, picture);
    },
  };
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

/**
 * Keeps pictures as files of a folder, which survive restarts. An address names what the picture shows, so nothing in
 * it grows old. A folder that can't be read or written costs the pictures' painting anew, and one line in the log.
 */
export const folderPictureCache = (
  folder: string,
  log: (message: string, error: unknown) => void,
): PictureCache => {
  const fileOf = (address: string) => join(folder, createHash("sha256").update(address).digest("hex"));

  let reported = false;
  const report = (error: unknown) => {
    if (!reported)
      log(`Pictures can't be kept in ${folder}; each is painted whenever it is asked for.`, error);
    reported = true;
  };

  return {
    read: async (address) => {
      try {
        return await readFile(fileOf(address));
      } catch (error) {
        if (!isMissing(error)) report(error);
        return undefined;
      }
    },
    // Written beside its place first, so that nobody ever reads half a picture.
    write: async (address, picture) => {
      try {
        await mkdir(folder, { recursive: true });
        const unfinished = join(folder, `${randomUUID()}.part`);
        await writeFile(unfinished, picture);
        await rename(unfinished, fileOf(address));
      } catch (error) {
        report(error);
      }
    },
  };
};
