/**
 * The release that a page says it is of, in the element that the build writes into its head; undefined for
 * anything that is no page of the site. Reads text, since the worker has no parser of HTML.
 */
export const releaseIn = (html: string): string | undefined =>
  /<meta name="volado-release" content="([\w-]+)">/.exec(html)?.[1];

/** What a worker tells every open page when it takes over: the release that it belongs to. */
export interface ReleaseMessage {
  readonly kind: "volado-release";
  readonly release: string;
}

/** Writes the message. */
export const releaseMessage = (release: string): ReleaseMessage => ({ kind: "volado-release", release });
