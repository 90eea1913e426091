import { MINUTE_MS, type PayPeriod, periodsEnded, type TimeSpan } from "@volado/domain/calendar";
import type { Kysely } from "kysely";
import type { Brand } from "../brand/brand.ts";
import type { Schema } from "../data/schema.ts";

/** What payments need of the gateway's services. */
export interface PaymentServices {
  readonly db: Kysely<Schema>;
  readonly brand: Brand;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly settings: { readonly switches: () => ReadonlyMap<string, boolean> };
}

/** A round or bet placed just before a period's end may be committed after it; it must count. */
export const PAY_DELAY_MS = MINUTE_MS;

/** Something paid once for every period that has ended. */
export interface PaymentJob {
  readonly name: string;
  readonly period: PayPeriod;
  /** The ended periods for which anything can be due; all without it. */
  readonly payable?: (services: PaymentServices, ended: readonly TimeSpan[]) => Promise<readonly TimeSpan[]>;
  /**
   * Pays one period. May run again for the same period after a failure or in another gateway, so every payment needs a
   * unique row that refuses a second one.
   */
  readonly pay: (services: PaymentServices, span: TimeSpan) => Promise<void>;
}

/**
 * Pays the periods of a job that have ended since its last run, oldest first, each {@link PAY_DELAY_MS} after its end.
 * The first run only starts the clock.
 */
export const payEndedPeriods = async (
  services: PaymentServices,
  { name, period, payable, pay }: PaymentJob,
): Promise<void> => {
  const { db, now, brand } = services;
  const until = now() - PAY_DELAY_MS;
  const runs = db.insertInto("payment_runs").values({ job: name, paid_until: until });
  await runs.onConflict((conflict) => conflict.column("job").doNothing()).execute();
  const stored = db.selectFrom("payment_runs").select("paid_until").where("job", "=", name);
  const { paid_until: after } = await stored.executeTakeFirstOrThrow();
  const advanceTo = (paid_until: number) => {
    const update = db.updateTable("payment_runs").set({ paid_until });
    return update.where("job", "=", name).where("paid_until", "<", paid_until).execute();
  };
  const ended = periodsEnded(period, { after, until }, brand.clock.day);
  const last = ended.at(-1);
  if (last === undefined) return;
  for (const span of payable === undefined ? ended : await payable(services, ended)) {
    await pay(services, span);
    await advanceTo(span.to);
  }
  await advanceTo(last.to);
};
