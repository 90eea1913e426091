import { openCatalogue } from "./catalogue/catalogue.ts";
import { openContent } from "./catalogue/content.ts";
import { type Database, openDatabase } from "./data/database.ts";
import { growSlots } from "./data/grow-slots.ts";
import { requireMerchant } from "./data/merchant-of-world.ts";
import { isSeeded, seedWorld } from "./data/seed.ts";
import { seedContractsInto } from "./data/seed-contracts.ts";
import { seedDealersInto } from "./data/seed-dealers.ts";
import { seedDepositOptions } from "./data/seed-deposits.ts";
import { seedHelp } from "./data/seed-help.ts";
import { seedInboxInto } from "./data/seed-inbox.ts";
import { seedPublications } from "./data/seed-publications.ts";
import { seedRewardsInto } from "./data/seed-rewards.ts";
import { seedTeamInto } from "./data/seed-team.ts";
import { createFaultStore } from "./faults.ts";
import { createTokenSigner } from "./identity/signed-tokens.ts";
import type { GatewayOptions } from "./options.ts";
import { createRateLimiter } from "./request/rate-limit.ts";
import type { Services } from "./services.ts";
import { openSiteSettings } from "./settings/site-settings.ts";
import { createVitalsStore } from "./vitals/vitals-store.ts";

/** Services and the database they live on. */
export interface OpenServices {
  readonly services: Services;
  readonly database: Database;
}

/** Opens the database, seeds an empty one, and reads what is kept in memory. */
export const openServices = async (options: GatewayOptions): Promise<OpenServices> => {
  const database = await openDatabase(options.database);
  const { db } = database;
  const { now } = options;
  try {
    if (await isSeeded(db)) {
      await requireMerchant(db, options.brand);
      await seedDealersInto(db, options);
      await seedHelp(db);
      await seedPublications(db, now());
      await seedContractsInto(db, now());
      await seedDepositOptions(db);
      await seedRewardsInto(db, options);
      await seedInboxInto(db, options);
      if (options.team) await seedTeamInto(db, options);
      await growSlots(db, options.slotGames);
    } else await seedWorld(db, options);
    await requireMerchant(db, options.brand);
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
        calls: createRateLimiter(options.limits.calls, now),
        logins: createRateLimiter(options.limits.logins, now),
        accountLogins: createRateLimiter(options.limits.accountLogins, now),
        failedLogins: createRateLimiter(options.limits.failedLogins, now),
        sms: createRateLimiter(options.limits.sms, now),
        smsToNumber: createRateLimiter(options.limits.smsToNumber, now),
        registrations: createRateLimiter(options.limits.registrations, now),
        lookups: createRateLimiter(options.limits.lookups, now),
        passwordMails: createRateLimiter(options.limits.passwordMails, now),
        paymentPasswords: createRateLimiter(options.limits.paymentPasswords, now),
        promoCodes: createRateLimiter(options.limits.promoCodes, now),
      },
      revision: () => revision,
    };
    return { services, database };
  } catch (error) {
    await database.close();
    throw error;
  }
};
