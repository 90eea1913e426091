import type { ComponentType } from "react";

/** Imports a part of a page, and has it at once when it was there before. */
export interface PartLoader<Props extends object> {
  (): Promise<{ default: ComponentType<Props> }>;
  /** The part, once it has been imported. */
  readonly loaded?: () => ComponentType<Props> | undefined;
}

/**
 * Keeps what it has imported, so that a page that is drawn again has the part from its first frame on, in its
 * true size.
 */
export const keptPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): PartLoader<Props> => {
  let part: ComponentType<Props> | undefined;
  const keep = async () => {
    const module = await load();
    part = module.default;
    return module;
  };
  return Object.assign(keep, { loaded: () => part });
};
