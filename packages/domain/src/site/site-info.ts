import type { SiteAccess, SiteClosure } from "./site-access.ts";
import type { SiteSwitches } from "./switches.ts";

/**
 * A merchant's gateways by their codes (Spec §1 "Gateways: WEB 1, MOBILE 3"). The code ends a gateway's module codes
 * and switches, as `COMM3` and `USERNAMEREG3` (decisions S11). What kind of client asks is something else:
 * `isPlatform` and `clientType`, both 2 for a page in a browser, stand with the calls that send them.
 */
export const Gateway = { Web: 1, Mobile: 3 } as const;
export type Gateway = (typeof Gateway)[keyof typeof Gateway];

/** A country whose numbers the merchant accepts (Spec §7 "country GET"). */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** Calling code without plus sign. */
  readonly diallingCode: string;
}

/** A published content-encryption key of the gateway (decisions W4). */
export interface EncryptionKey {
  readonly kid: string;
  /** Public EC P-256 JWK. */
  readonly jwk: { readonly kty: "EC"; readonly crv: "P-256"; readonly x: string; readonly y: string };
}

/** A way to reach a human; `path` is encrypted and decoded only when the contact is opened (Spec §3, decisions W5). */
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

/** Which of the two layouts the merchant's mobile template chose (Spec §3 "Mobile template"). */
export interface MobileTemplate {
  readonly appBackground: string | undefined;
  readonly appDescription: string | undefined;
  /** Colour of that text as the gateway spells it; read it with `readableColour`. */
  readonly appDescriptionColour: string | undefined;
  readonly newMemberCentre: boolean;
  readonly newDepositLayout: boolean;
}

/** Everything the site learns at start from the status call (Spec §3 "Status response"). */
export interface SiteInfo {
  readonly access: SiteAccess;
  /** Why the site is closed; undefined while it is open. */
  readonly closedBy: SiteClosure | undefined;
  /** When a maintenance is planned to end, in epoch milliseconds; undefined where nobody said so. */
  readonly closedUntil: number | undefined;
  /** The visitor's address as the gateway sees it, shown on the restricted screen. */
  readonly ip: string | undefined;
  readonly switches: SiteSwitches;
  readonly contacts: readonly ServiceContact[];
  /** Endpoint id -> path, overriding the client's defaults (decisions W2). */
  readonly paths: Readonly<Record<string, string>>;
  readonly resources: readonly ResourceLink[];
  readonly template: MobileTemplate;
  readonly mainDomain: string | undefined;
  /**
   * Where pictures that fail may be looked for: host names, https addresses, or folders of the site, as the
   * gateway wrote them (Spec §9).
   */
  readonly imageHosts: readonly string[];
  /** The pattern of picture addresses; undefined where the gateway names none (see `pictureSources`). */
  readonly picturePattern: string | undefined;
  readonly encryptionKeys: readonly EncryptionKey[];
  readonly promos: { readonly appDownload: boolean; readonly referral: boolean };
  readonly hasVip: boolean;
}
