import { isHostAllowed } from "@volado/domain/navigation";
import { parseUrl } from "./parse-url.ts";

export interface FrameRules {
  /** The site's own origin, always allowed. */
  readonly siteOrigin: string;
  /** Hosts of the merchant's vendors (merchant configuration `frameHosts`); if empty, any https host. */
  readonly hosts: readonly string[];
}

/** The gateway's address of a game, if it may be framed. */
export const framableUrl = (address: string, { siteOrigin, hosts }: FrameRules): URL | undefined => {
  const url = address === "" ? undefined : parseUrl(address, siteOrigin);
  if (url === undefined) return undefined;
  if (url.origin === siteOrigin) return url;
  const known = hosts.length === 0 || isHostAllowed(url.host, hosts);
  return url.protocol === "https:" && known ? url : undefined;
};
