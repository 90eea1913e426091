import { safeAddress } from "../navigation/safe-address.ts";
import type { ResourceLink } from "../site/site-info.ts";

/** Where the merchant's app is to be had; what the status answer doesn't name, or names badly, is left out. */
export interface AppLinks {
  readonly ios?: string;
  readonly android?: string;
  /** A configuration profile for iOS, which puts a web clip of the site on the home screen. */
  readonly profile?: string;
  /** The app's icon, a picture. */
  readonly icon?: string;
}

/** Resource types of the specification, as the gateway spells them, in small letters (Spec §3 "Download links"). */
const fields: ReadonlyMap<string, keyof AppLinks> = new Map([
  ["ios", "ios"],
  ["android", "android"],
  ["mobileconfig", "profile"],
  ["appdownloadicon", "icon"],
]);

/**
 * The app's addresses among the merchant's resources (Spec §3 "Download links"): https, or on the site
 * itself. The first of each kind counts. `siteOrigin` is the origin of the page.
 */
export const appLinks = (resources: readonly ResourceLink[], siteOrigin: string): AppLinks => {
  const found: { -readonly [Field in keyof AppLinks]: AppLinks[Field] } = {};
  for (const { kind, url } of resources) {
    const field = fields.get(kind.toLowerCase());
    const address = safeAddress(url, siteOrigin);
    if (field !== undefined && address !== undefined) found[field] ??= address;
  }
  return found;
};

/** Whether there is anything to download (Spec §2 "a link exists"). */
export const hasAppLink = ({ ios, android, profile }: AppLinks): boolean =>
  ios !== undefined || android !== undefined || profile !== undefined;
