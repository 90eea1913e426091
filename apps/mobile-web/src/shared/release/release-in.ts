/**
 * The release that a page says it is of, in the element that the build writes into its head; undefined for
 * anything that is no page of the site. Reads text, since the worker has no parser of HTML.
 */
export const releaseIn = (html: string): string | undefined =>
  /<meta name="volado-release" content="([\w-]+)">/.exec(html)?.[1];
