/** Release of this page; undefined in development. */
export const ownRelease = (): string | undefined =>
  document.querySelector<HTMLMetaElement>("meta[name='volado-release']")?.content;
