import data from "@mdn/browser-compat-data" with { type: "json" };
import type { CompatStatement, Identifier, SupportStatement } from "@mdn/browser-compat-data";

/** The oldest supported browsers (build/browser-floor.ts). */
const FLOOR = { chrome: 111, safari_ios: 16.4 } as const;

/** Exempt: the site has fallbacks for all but the last, with journeys for both; Playwright itself uses the last. */
const LEFT_ALONE = ["CloseWatcher", "navigation", "Navigation", "NavigationHistoryEntry", "checkVisibility"];

/** The version in which a browser supports it without a flag; infinite where it never did. */
const since = (statement: SupportStatement | undefined): number => {
  const versions = [statement ?? []]
    .flat()
    .filter(({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name)
    .map(({ version_added }) => Number.parseFloat(String(version_added).replace("≤", "")));
  return Math.min(...versions.filter((version) => !Number.isNaN(version)), Number.POSITIVE_INFINITY);
};

/** Features that no iPhone has are exempt: WebKit's own journeys fail if the site relies on them. */
const isNewer = (compat: CompatStatement | undefined): boolean => {
  const chrome = since(compat?.support.chrome);
  const ios = since(compat?.support.safari_ios);
  return (
    (Number.isFinite(chrome) && chrome > FLOOR.chrome) || (Number.isFinite(ios) && ios > FLOOR.safari_ios)
  );
};

const namesIn = ({ __compat, ...names }: Identifier): [string, Identifier][] =>
  Object.entries<Identifier>(names).filter(([name]) => !LEFT_ALONE.includes(name));

/** Where a member is defined: on its interface, on its instances, or globally. */
const pathsOf = (owner: string, member: string): readonly string[] => {
  const name = member.replace(/_static$/, "");
  if (owner === "Window") return [name];
  return name === member ? [`${owner}.prototype.${name}`, `${owner}.${name}`] : [`${owner}.${name}`];
};

const newerNames = (): readonly string[] =>
  namesIn({ ...data.api, ...data.javascript?.builtins }).flatMap(([owner, found]) => [
    ...(isNewer(found.__compat) ? [owner] : []),
    ...namesIn(found)
      .filter(([, { __compat }]) => isNewer(__compat))
      .flatMap(([member]) => pathsOf(owner, member)),
  ]);

/**
 * Chromium features that the oldest supported browsers lack, according to MDN's data, e.g. "URL.canParse" and
 * "Set.prototype.union". {@link removeNames} deletes them in every page, so that a journey fails if the site relies on
 * them.
 */
export const newerThanFloor = newerNames();

/** Runs in the page, before its scripts. */
export const removeNames = (paths: readonly string[]): void => {
  for (const path of paths) {
    const names = path.split(".");
    const last = names.pop();
    const holder = names.reduce<unknown>((at, name) => Reflect.get(Object(at), name), globalThis);
    if (last !== undefined) Reflect.deleteProperty(Object(holder), last);
  }
};
