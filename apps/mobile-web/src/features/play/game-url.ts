/** The address of a game as the gateway gave it, if it may be framed: https, or this site's own origin; undefined otherwise. */
export const framableUrl = (address: string, siteOrigin: string): URL | undefined => {
  if (address === "" || !URL.canParse(address, siteOrigin)) return undefined;
  const url = new URL(address, siteOrigin);
  return url.protocol === "https:" || url.origin === siteOrigin ? url : undefined;
};
