import { withinTime } from "../waiting/within-time.ts";

/**
 * Code of the site could not be had: the network's failure, whatever the browser believes about its network,
 * and not the page's.
 */
export class UnreachableCode extends Error {
  override readonly name = "UnreachableCode";

  /** @param cause what the browser said, each in its own words; part of the message, for whoever reads reports. */
  constructor(cause: unknown) {
    super(`Code of the site could not be had: ${cause}`, { cause });
  }
}

/**
 * Asks the network for files of code, past the service worker's cache and the browser's own, which both take what comes
 * in place of what they have (worker/cached-files.ts).
 *
 * @returns whether there was anything to ask for, and an answer to each
 */
export const askAgainForCode = async (addresses: readonly string[]): Promise<boolean> => {
  if (addresses.length === 0) return false;
  try {
    const answers = await Promise.all(addresses.map((address) => fetch(address, { cache: "reload" })));
    // An answer is cached once it was read.
    await Promise.all(answers.map((answer) => answer.blob()));
    return true;
  } catch {
    return false;
  }
};

/** Milliseconds that somebody waits for code. */
const CODE_WITHIN_MS = 15_000;

/** A module that comes when it is first asked for, and stays. */
export interface CachedImport<Module> {
  /**
   * Loads the module once, whoever asks. Rejects with {@link UnreachableCode} when it can't be had; the next call
   * tries again.
   */
  readonly load: () => Promise<Module>;
  /** Loads it for somebody who waits: rejects after 15 s, too. What comes later is there for the next call. */
  readonly loadInTime: () => Promise<Module>;
  /** The module, once it is there: what was preloaded is drawn at once, without suspending. */
  readonly loaded: () => Module | undefined;
}

/**
 * The files that imports of this page have asked for so far, as the bundler puts them into its head; the build, which
 * loads screens too, has no page.
 */
const askedFiles = (): ReadonlySet<string> => {
  if (typeof document === "undefined") return new Set();
  return new Set(
    Array.from(
      document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload], link[rel=stylesheet]"),
      ({ href }) => href,
    ),
  );
};

/** The file that a browser names when an import fails: it has no other files, or they were there before. */
const fileIn = (error: unknown): readonly string[] =>
  /https?:\/\/\S+\.js\b/.exec(error instanceof Error ? error.message : "") ?? [];

/**
 * Imports a module, once more when that fails: something else may have been cached under a file's name, and would fail
 * each time.
 */
const importTwice = async <Module>(importModule: () => Promise<Module>): Promise<Module> => {
  const before = askedFiles();
  try {
    return await importModule();
  } catch (error) {
    const files = new Set([...askedFiles()].filter((file) => !before.has(file)).concat(fileIn(error)));
    if (!(await askAgainForCode([...files]))) throw error;
    return importModule();
  }
};

/** Keeps what an `import()` brings, and forgets one that failed. */
export const cachedImport = <Module>(importModule: () => Promise<Module>): CachedImport<Module> => {
  let loaded: Module | undefined;
  let loading: Promise<Module> | undefined;
  const load = () => {
    loading ??= importTwice(importModule).then(
      (module) => {
        loaded = module;
        return module;
      },
      (error: unknown) => {
        loading = undefined;
        throw new UnreachableCode(error);
      },
    );
    return loading;
  };
  const loadInTime = () =>
    withinTime(load(), CODE_WITHIN_MS).catch((error: unknown) => {
      throw error instanceof UnreachableCode ? error : new UnreachableCode(error);
    });
  return { load, loadInTime, loaded: () => loaded };
};
