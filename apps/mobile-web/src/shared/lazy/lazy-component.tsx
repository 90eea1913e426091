import type { TextsPart } from "@volado/i18n";
import type { ComponentType, ReactNode } from "react";
import { cachedImport } from "./cached-import.ts";
import { LazyBoundary, type LazyPartProps, type OnFail } from "./lazy-boundary.tsx";
import { loadTextParts } from "./load-text-parts.ts";
import { retryUntilLoaded } from "./retry-until-loaded.ts";

/** How a part of the site beside its routes is loaded late. */
export interface LazyPartSettings<Props extends object> {
  /** Names the part in reports. */
  readonly name: string;
  /** Imports the module whose default export the part is. */
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  /** The parts of the texts that it shows; they come beside its code. */
  readonly texts?: readonly TextsPart[];
  /**
   * "idle" asks for its code in an idle moment once the part stands on a page, even if it is not open yet. A touch
   * on what opens it may do so too: `onPointerDown={() => prefetch(Part.preload)}`.
   */
  readonly prefetch?: "idle";
  /** What happens when its code can't be had. */
  readonly onFail: OnFail;
}

/** A component whose code comes when it is first drawn or, as an overlay, first opened; it then stays. */
export interface LazyComponent<Props extends object> {
  (props: Props & LazyPartProps): ReactNode;
  /** Loads its code and texts beforehand; it is then drawn at once. Rejects with UnreachableCode. */
  readonly preload: () => Promise<unknown>;
}

/**
 * Makes a part of the site whose code comes late: menus, prompts, dialogs, what lies below the first view. Code that
 * can't be had, and a part that breaks, never take the page around it away. A part is made where it is opened; it
 * has a file of its own, `lazy-<name>.ts`, only where two need it: to open it, to preload it, or to test it alone.
 */
export const lazyComponent = <Props extends object>({
  name,
  load,
  texts,
  prefetch,
  onFail,
}: LazyPartSettings<Props>): LazyComponent<Props> => {
  const code = cachedImport(async () => {
    const [{ default: Content }] = await Promise.all([load(), loadTextParts(texts)]);
    return Content;
  });
  let coming: ReturnType<typeof code.load> | undefined;
  // However often the part is drawn meanwhile, one asks for all.
  const comeAtLast = () => {
    coming ??= retryUntilLoaded(name, code.loadInTime);
    return coming;
  };
  const request = onFail === "silent" ? comeAtLast : code.loadInTime;
  const part = { name, loaded: code.loaded, preload: code.load, request, prefetch, onFail };
  return Object.assign((props: Props & LazyPartProps) => <LazyBoundary part={part} props={props} />, {
    preload: code.load,
  });
};
