import type { Kysely } from "kysely";
import type { Brand } from "./brand/brand.ts";
import type { Catalogue } from "./catalogue/catalogue.ts";
import type { Content } from "./catalogue/content.ts";
import type { Schema } from "./data/schema.ts";
import type { FaultStore } from "./faults.ts";
import type { TokenSigner } from "./identity/signed-tokens.ts";
import type { GatewayOptions } from "./options.ts";
import type { RateLimiter } from "./request/rate-limit.ts";
import type { SiteSettings } from "./settings/site-settings.ts";
import type { VitalsStore } from "./vitals/vitals-store.ts";

/** Everything the handlers share. */
export interface Services {
  readonly db: Kysely<Schema>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly options: GatewayOptions;
  /** The brand that is played; the options' own. */
  readonly brand: Brand;
  readonly catalogue: Catalogue;
  readonly content: Content;
  readonly settings: SiteSettings;
  readonly faults: FaultStore;
  /** What players' browsers measured since the start. */
  readonly vitals: VitalsStore;
  /** Signs the identity tokens of the sandbox's Firebase. */
  readonly identitySigner: TokenSigner;
  readonly limits: {
    /** All calls of an address. */
    readonly calls: RateLimiter;
    /** Logins of an address, whatever their outcome. */
    readonly logins: RateLimiter;
    /** Failed logins of an account from an address. */
    readonly failedLogins: RateLimiter;
    /** Failed logins of an account from wherever. */
    readonly accountLogins: RateLimiter;
    /** See the options of the same names. */
    readonly sms: RateLimiter;
    readonly smsToNumber: RateLimiter;
    readonly registrations: RateLimiter;
    readonly lookups: RateLimiter;
    readonly passwordMails: RateLimiter;
    readonly paymentPasswords: RateLimiter;
    readonly promoCodes: RateLimiter;
  };
  /** Grows with every change of what guests are shown. */
  revision(): number;
}
