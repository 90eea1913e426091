/** The release that this page is of; undefined in development, where there are none. */
export const ownRelease = (): string | undefined =>
  document.querySelector<HTMLMetaElement>("meta[name='volado-release']")?.content;
