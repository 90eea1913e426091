/** `fetch` as the API client calls it: the address is a plain string. */
type Send = (url: string, init: RequestInit) => Promise<Response>;

/** Milliseconds after the page's start in which an answer asked for by the boot code is still news. */
const STALE_AFTER_MS = 10_000;

/**
 * `send`, except that the first request for an address that the boot code already asked for gets that
 * answer. So everything after the network stays the client's: reading, checking, retrying.
 */
export const withBootAnswers =
  (
    send: Send,
    calls: Record<string, Promise<Response> | undefined> = globalThis.window?.voladoBoot?.calls ?? {},
    now: () => number = () => performance.now(),
  ): Send =>
  (url, init) => {
    const begun = init.method === "GET" ? calls[url] : undefined;
    if (!begun) return send(url, init);
    delete calls[url];
    return now() > STALE_AFTER_MS ? send(url, init) : begun.catch(() => send(url, init));
  };
