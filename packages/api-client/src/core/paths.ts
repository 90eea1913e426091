import type { ClientEvent } from "./events.ts";

/**
 * The overrides that stay on the gateway: a path begins with one slash and has no control characters, which
 * every reader of addresses takes out, so that two slashes would stand together. Anything else, such as an
 * address of another origin, would send the session's token there, so it is left out and reported.
 */
export const acceptedPaths = (
  overrides: Readonly<Record<string, string>> = {},
  onEvent: (event: ClientEvent) => void,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(overrides).filter(([endpoint, path]) => {
      const isAccepted = /^\/(?![/\\])\P{Cc}*$/u.test(path);
      if (!isAccepted) onEvent({ type: "path-refused", endpoint });
      return isAccepted;
    }),
  );
