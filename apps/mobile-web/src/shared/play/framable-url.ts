import { isHostAllowed } from "@volado/domain/navigation";
import { parseUrl } from "../navigation/parse-url.ts";

/** Where games may come from. */
export interface FrameRules {
  /** This site's own origin, always allowed. */
  readonly siteOrigin: string;
  /** Hosts of the merchant's vendors; any https host when the list is empty (merchant configuration `frameHosts`). */
  readonly hosts: readonly string[];
}

/** The address of a game as the gateway gave it, if it may be framed; undefined otherwise. */
export const framableUrl = (address: string, { siteOrigin, hosts }: FrameRules): URL | undefined => {
  const url = address === "" ? undefined : parseUrl(address, siteOrigin);
  if (url === undefined) return undefined;
  if (url.origin === siteOrigin) return url;
  const known = hosts.length === 0 || isHostAllowed(url.host, hosts);
  return url.protocol === "https:" && known ? url : undefined;
};
