import { openCatalogue } from "./catalogue/catalogue.ts";
import { openContent } from "./catalogue/content.ts";
import { openDatabase } from "./data/database.ts";
import { isSeeded, requireMerchant, seedWorld } from "./data/seed.ts";
import { growSlots } from "./data/seed-content.ts";
import { seedTeamInto } from "./data/seed-team.ts";
import { type Faults, noFaults } from "./faults.ts";
import { createTokenSigner } from "./identity/signed-tokens.ts";
import type { GatewayOptions } from "./options.ts";
import { createRateLimiter } from "./request/rate-limit.ts";
import { openSiteSettings } from "./settings/site-settings.ts";
import { createVitalsStore } from "./vitals/vitals-store.ts";

/** The injected faults, in memory, so that a restart clears them. `changed` is called at every change. */
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

/** Opens the database, seeds an empty one, and loads the data that is held in memory. */
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
    const services = {
      db,
      /** Epoch milliseconds. */
      now,
      options,
      brand: options.brand,
      catalogue: await openCatalogue(db, options),
      content: await openContent(db, options.brand),
      settings: await openSiteSettings(db, now, changed),
      faults: createFaultStore(changed),
      /** Decides the lotteries' draws; in the database, so that past draws survive a restart. */
      drawSecret: (await db.selectFrom("draw_secret").select("secret").executeTakeFirstOrThrow()).secret,
      /** Measurements from players' browsers since the start. */
      vitals: createVitalsStore(),
      /** Signs the identity tokens of the sandbox's Firebase. */
      identitySigner: createTokenSigner(now),
      /** See the options of the same names. */
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
      /** Increases with every change of data that guests see. */
      revision: () => revision,
    };
    return { services, database };
  } catch (error) {
    await database.close();
    throw error;
  }
};

export type Services = Readonly<Awaited<ReturnType<typeof openServices>>["services"]>;
