import type { Kysely } from "kysely";
import type { Brand } from "./brand/brand.ts";
import { type Catalogue, openCatalogue } from "./catalogue/catalogue.ts";
import { type Content, openContent } from "./catalogue/content.ts";
import { openDatabase } from "./data/database.ts";
import type { Schema } from "./data/schema.ts";
import { isSeeded, requireMerchant, seedWorld } from "./data/seed.ts";
import { growSlots } from "./data/seed-content.ts";
import { seedTeamInto } from "./data/seed-team.ts";
import { type Faults, noFaults } from "./faults.ts";
import { createTokenSigner, type TokenSigner } from "./identity/signed-tokens.ts";
import type { GatewayOptions } from "./options.ts";
import { createRateLimiter, type RateLimiter } from "./request/rate-limit.ts";
import { openSiteSettings, type SiteSettings } from "./settings/site-settings.ts";
import { createVitalsStore, type VitalsStore } from "./vitals/vitals-store.ts";

type FaultStore = ReturnType<typeof createFaultStore>;

/** What is wrong on purpose; held in memory, so a restart ends all of it. `changed` is called at every change. */
const createFaultStore = (changed: () => void) => {
  let faults: Faults = noFaults;
  return {
    current: () => faults,
    set(next: Faults): void {
      faults = next;
      changed();
    },
  };
};

/** Opens the database, seeds an empty one, and reads what is held in memory. */
export const openServices = async (options: GatewayOptions) => {
  const database = await openDatabase(options.database);
  const { db } = database;
  const { now } = options;
  const limiter = (name: keyof GatewayOptions["limits"]) => createRateLimiter(options.limits[name], now);
  try {
    if (!(await isSeeded(db))) await seedWorld(db, options);
    await requireMerchant(db, options.brand);
    if (options.team) await seedTeamInto(db, options);
    await growSlots(db, options.slotGames);
    let revision = 0;
    const changed = () => {
      revision += 1;
    };
    const services: Services = {
      db,
      now,
      options,
      brand: options.brand,
      catalogue: await openCatalogue(db, options),
      content: await openContent(db, options.brand),
      settings: await openSiteSettings(db, now, changed),
      faults: createFaultStore(changed),
      vitals: createVitalsStore(),
      identitySigner: createTokenSigner(now),
      limits: {
        calls: limiter("calls"),
        logins: limiter("logins"),
        accountLogins: limiter("accountLogins"),
        failedLogins: limiter("failedLogins"),
        sms: limiter("sms"),
        smsToNumber: limiter("smsToNumber"),
        registrations: limiter("registrations"),
        lookups: limiter("lookups"),
        passwordMails: limiter("passwordMails"),
        paymentPasswords: limiter("paymentPasswords"),
        promoCodes: limiter("promoCodes"),
      },
      revision: () => revision,
    };
    return { services, database };
  } catch (error) {
    await database.close();
    throw error;
  }
};

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
  /** See the options of the same names. */
  readonly limits: Readonly<Record<keyof GatewayOptions["limits"], RateLimiter>>;
  /** Grows with every change of what guests are shown. */
  revision(): number;
}
