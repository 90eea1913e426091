/** `fetch` as the API client calls it: with a plain string. */
type Send = (url: string, init: RequestInit) => Promise<Response>;

/** Milliseconds after page load in which a response from the boot code counts as fresh. */
const STALE_AFTER_MS = 10_000;

/**
 * `send`, except that the first request for an address that the boot code already requested gets that response.
 * Reading, checking and retrying stay with the client.
 */
export const withBootAnswers =
  (
    send: Send,
    calls: Record<string, Promise<Response> | undefined> = globalThis.window?.voladoBoot?.calls ?? {},
    now: () => number = () => performance.now(),
  ): Send =>
  (url, init) => {
    const early = init.method === "GET" ? calls[url] : undefined;
    if (!early) return send(url, init);
    delete calls[url];
    return now() > STALE_AFTER_MS ? send(url, init) : early.catch(() => send(url, init));
  };
