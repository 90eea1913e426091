import { type PayPeriod, periodsEnded, type TimeSpan } from "@volado/domain/calendar";
import type { Services } from "../services.ts";

/** Something paid once for every period that has ended. */
export interface PaymentJob {
  readonly name: string;
  readonly period: PayPeriod;
  /**
   * Pays one period. May run again for the same period after a failure or in another gateway, so every payment needs a
   * unique row that refuses a second one.
   */
  readonly pay: (services: Services, span: TimeSpan) => Promise<void>;
}

/** Pays the periods of a job that have ended since its last run, oldest first. The first run only starts the clock. */
export const payEndedPeriods = async (
  services: Services,
  { name, period, pay }: PaymentJob,
): Promise<void> => {
  const { db, now, brand } = services;
  const until = now();
  const runs = db.insertInto("payment_runs").values({ job: name, paid_until: until });
  await runs.onConflict((conflict) => conflict.column("job").doNothing()).execute();
  const stored = db.selectFrom("payment_runs").select("paid_until").where("job", "=", name);
  const { paid_until: after } = await stored.executeTakeFirstOrThrow();
  for (const span of periodsEnded(period, { after, until }, brand.clock.day)) {
    await pay(services, span);
    const update = db.updateTable("payment_runs").set({ paid_until: span.to });
    await update.where("job", "=", name).where("paid_until", "<", span.to).execute();
  }
};
