import { loadTexts, type TextsPart } from "@volado/i18n";
import type { ComponentType, ReactNode } from "react";
import { getI18n } from "react-i18next";
import { cachedImport } from "./cached-import.ts";
import { LazyBoundary, type LazyPartProps, type OnFail } from "./lazy-boundary.tsx";
import { retryUntilLoaded } from "./retry-until-loaded.ts";

/** Settings of a lazy part. */
export interface LazyPartSettings<Props extends object> {
  /** Name in error reports. */
  readonly name: string;
  /** Imports the module; the part is its default export. */
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  /** Text parts that it uses, loaded with its code. */
  readonly texts?: readonly TextsPart[];
  /** "idle" loads it once mounted. Openers can also preload it: `onPointerDown={() => prefetch(Part.preload)}`. */
  readonly prefetch?: "idle";
  /** What happens if its code can't be loaded. */
  readonly onFail: OnFail;
}

/** A component that loads its code when it is first rendered or, for an overlay, first opened. */
export interface LazyComponent<Props extends object> {
  (props: Props & LazyPartProps): ReactNode;
  /** Loads its code and texts in advance, so that it renders at once. Rejects with UnreachableCode. */
  readonly preload: () => Promise<unknown>;
}

/**
 * Creates a lazily loaded part: a menu, a prompt, a dialog, content below the first view. If its code is missing or it
 * throws, the page around it keeps working. Create a part where it is opened; give it its own file, `lazy-<name>.ts`,
 * only if several modules need it.
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
  let loading: ReturnType<typeof code.load> | undefined;
  // Shared by all renders of the part.
  const loadEventually = () => {
    loading ??= retryUntilLoaded(name, code.loadInTime);
    return loading;
  };
  const request = onFail === "silent" ? loadEventually : code.loadInTime;
  const part = { name, loaded: code.loaded, preload: code.load, request, prefetch, onFail };
  return Object.assign((props: Props & LazyPartProps) => <LazyBoundary part={part} props={props} />, {
    preload: code.load,
  });
};

/** Loads text parts in the current language. */
export const loadTextParts = (parts: readonly TextsPart[] = []): Promise<unknown> =>
  Promise.all(parts.map((part) => loadTexts(getI18n(), part)));
