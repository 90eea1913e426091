import { UnreachableCode } from "./unreachable-code.ts";

/** A module that comes when it is first asked for, and stays. */
export interface CachedImport<Module> {
  /**
   * Loads the module once, whoever asks. Rejects with {@link UnreachableCode} when it can't be had; the next call
   * tries again.
   */
  readonly load: () => Promise<Module>;
  /** The module, once it is there: what was preloaded is drawn at once, without suspending. */
  readonly loaded: () => Module | undefined;
}

/** Keeps what an `import()` brings, and forgets one that failed. */
export const cachedImport = <Module>(importModule: () => Promise<Module>): CachedImport<Module> => {
  let loaded: Module | undefined;
  let loading: Promise<Module> | undefined;
  const load = () => {
    loading ??= importModule().then(
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
  return { load, loaded: () => loaded };
};
