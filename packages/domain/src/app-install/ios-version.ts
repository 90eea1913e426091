/** An iOS version, e.g. [12, 1]. */
export type IosVersion = readonly [major: number, minor: number];

/** The iOS version that a user agent names; undefined on other systems. iPadOS in desktop mode names none. */
export const iosVersion = (userAgent: string): IosVersion | undefined => {
  const found = /\b(?:iPhone|iPad|iPod)\b.*?\bOS (\d+)(?:_(\d+))?/.exec(userAgent);
  return found ? [Number(found[1]), Number(found[2] ?? 0)] : undefined;
};

const isAtMost = ([major, minor]: IosVersion, [lastMajor, lastMinor]: IosVersion): boolean =>
  major < lastMajor || (major === lastMajor && minor <= lastMinor);

/** iOS 12.1 or older gets the legacy tip instead of the installation guide (Spec §2 "Download popup"). */
export const needsLegacyTip = (userAgent: string): boolean => {
  const version = iosVersion(userAgent);
  return version !== undefined && isAtMost(version, [12, 1]);
};
