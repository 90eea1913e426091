/**
 * Runs in every page before its scripts: takes away what Chromium has and the oldest supported browsers (Chrome 111, iOS
 * 16.4) don't, so that a journey fails where the site relies on it.
 */
export const removeNewerThanFloor = (): void => {
  const newer: Readonly<Record<string, readonly string[]>> = {
    URL: ["canParse", "parse"],
    Promise: ["withResolvers", "try"],
    Object: ["groupBy"],
    Map: ["groupBy"],
    Array: ["fromAsync"],
    AbortSignal: ["any"],
    Response: ["json"],
    RegExp: ["escape"],
    "Set.prototype": ["union", "intersection", "difference", "symmetricDifference", "isSubsetOf"],
    "String.prototype": ["isWellFormed", "toWellFormed"],
    "ArrayBuffer.prototype": ["transfer"],
  };
  for (const [path, names] of Object.entries(newer)) {
    const holder = path.split(".").reduce<object>((at, name) => Object(Reflect.get(at, name)), globalThis);
    for (const name of names) Reflect.deleteProperty(holder, name);
  }
};
