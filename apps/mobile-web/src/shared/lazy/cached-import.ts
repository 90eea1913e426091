import { withinTime } from "../query/within-time.ts";

/** Code could not be loaded: a network error, even if the browser reports being online. */
export class UnreachableCode extends Error {
  override readonly name = "UnreachableCode";

  /** @param cause the browser's error; part of the message, so that it appears in reports */
  constructor(cause: unknown) {
    super(`Code could not be loaded: ${cause}`, { cause });
  }
}

/**
 * Fetches code from the server, bypassing the worker's and the browser's caches, which store the new response
 * (worker/cached-files.ts).
 * @returns whether there was any code and all of it could be fetched
 */
export const askAgainForCode = async (addresses: readonly string[]): Promise<boolean> => {
  if (addresses.length === 0) return false;
  try {
    const answers = await Promise.all(addresses.map((address) => fetch(address, { cache: "reload" })));
    // A response is cached once it has been read.
    await Promise.all(answers.map((answer) => answer.blob()));
    return true;
  } catch {
    return false;
  }
};

/** Time limit for code that the player waits for. */
const CODE_WITHIN_MS = 15_000;

/** A module that is loaded on first use and then cached. */
export interface CachedImport<Module> {
  /** Loads the module once for all callers; rejects with {@link UnreachableCode}, and the next call retries. */
  readonly load: () => Promise<Module>;
  /** Like `load`, but also rejects after 15 s. A module that arrives later is used by the next call. */
  readonly loadInTime: () => Promise<Module>;
  /** The loaded module, so that a preloaded component renders without suspending. */
  readonly loaded: () => Module | undefined;
}

/** Files that imports have requested: the bundler adds them to the head. There is no document during the build. */
const requestedFiles = (): ReadonlySet<string> => {
  if (typeof document === "undefined") return new Set();
  return new Set(
    Array.from(
      document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload], link[rel=stylesheet]"),
      ({ href }) => href,
    ),
  );
};

/** The file named in the browser's error; covers imports that add nothing to the head. */
const fileIn = (error: unknown): readonly string[] =>
  /https?:\/\/\S+\.js\b/.exec(error instanceof Error ? error.message : "") ?? [];

/** Imports a module and retries once: a wrong response cached under the file's name would otherwise fail each time. */
const importTwice = async <Module>(importModule: () => Promise<Module>): Promise<Module> => {
  const before = requestedFiles();
  try {
    return await importModule();
  } catch (error) {
    const files = new Set([...requestedFiles()].filter((file) => !before.has(file)).concat(fileIn(error)));
    if (!(await askAgainForCode([...files]))) throw error;
    return importModule();
  }
};

/** Caches the result of an `import()`, but not a failure. */
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
