/**
 * Reads the release from a page's HTML; undefined for anything else. Uses a regular expression: workers have no HTML
 * parser.
 */
export const releaseIn = (html: string): string | undefined =>
  /<meta name="volado-release" content="([\w-]+)">/.exec(html)?.[1];

/** Message from a worker that has taken over, to every open page. */
export interface ReleaseMessage {
  readonly kind: "volado-release";
  readonly release: string;
}

export const releaseMessage = (release: string): ReleaseMessage => ({ kind: "volado-release", release });
