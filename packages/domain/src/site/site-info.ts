import type { SiteAccess, SiteClosure } from "./site-access.ts";
import type { SiteSwitches } from "./switches.ts";

/**
 * Gateway codes (Spec §1 "Gateways: WEB 1, MOBILE 3"), the suffix of module codes and switches such as `COMM3` and
 * `USERNAMEREG3` (decisions S11). The client kinds `isPlatform` and `clientType`, both 2 for a browser, are with the
 * calls that send them.
 */
export const Gateway = { Web: 1, Mobile: 3 } as const;
export type Gateway = (typeof Gateway)[keyof typeof Gateway];

/** A country with accepted mobile numbers (Spec §7 "country GET"). */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** Calling code without plus sign. */
  readonly diallingCode: string;
}

/** A public content-encryption key of the gateway (decisions W4). */
export interface EncryptionKey {
  readonly kid: string;
  /** Public EC P-256 JWK. */
  readonly jwk: { readonly kty: "EC"; readonly crv: "P-256"; readonly x: string; readonly y: string };
}

/** A customer-service contact; `path` is encrypted and decoded only when opened (Spec §3, decisions W5). */
export interface ServiceContact {
  readonly kind: "LIVECHAT" | "TELEGRAM" | "FACEBOOK" | "INSTAGRAM";
  readonly position: string;
  readonly title: string;
  readonly path: string;
}

/** A download or social address of the merchant (Spec §3 "Download links"). */
export interface ResourceLink {
  readonly kind: string;
  readonly url: string;
}

/** The merchant's mobile template (Spec §3 "Mobile template"). */
export interface MobileTemplate {
  readonly appBackground: string | undefined;
  readonly appDescription: string | undefined;
  /** Colour of that text as sent; see `appPageLook`. */
  readonly appDescriptionColour: string | undefined;
  readonly newMemberCentre: boolean;
  readonly newDepositLayout: boolean;
}

/** Response of the status call (Spec §3 "Status response"). */
export interface SiteInfo {
  readonly access: SiteAccess;
  /** Why the site is closed; undefined while open. */
  readonly closedBy: SiteClosure | undefined;
  /** Planned end of maintenance in epoch milliseconds, if known. */
  readonly closedUntil: number | undefined;
  /** The visitor's IP address, shown on the restricted screen. */
  readonly ip: string | undefined;
  readonly switches: SiteSwitches;
  readonly contacts: readonly ServiceContact[];
  /** Endpoint id -> path, overriding the client's defaults (decisions W2). */
  readonly paths: Readonly<Record<string, string>>;
  readonly resources: readonly ResourceLink[];
  readonly template: MobileTemplate;
  readonly mainDomain: string | undefined;
  /** Fallback hosts for pictures as sent: host names, https addresses, or folders of the site (Spec §9). */
  readonly imageHosts: readonly string[];
  /** Pattern of picture addresses, if any (see `pictureSources`). */
  readonly picturePattern: string | undefined;
  readonly encryptionKeys: readonly EncryptionKey[];
  readonly promos: { readonly appDownload: boolean; readonly referral: boolean };
  readonly hasVip: boolean;
}

/** The kit's themes; stored under the key `theme` (Spec §1). */
export type Theme = "dark" | "light";

/** The theme to show: always dark, whatever is stored (Spec §1, decisions S5). */
export const resolveTheme = (_stored: string | undefined): Theme => "dark";
