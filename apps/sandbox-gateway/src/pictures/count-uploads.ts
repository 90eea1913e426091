import { DAY_MS } from "@volado/domain/calendar";
import { tooMany } from "../request/refusal.ts";
import type { Services } from "../services.ts";

/**
 * Counts pictures that a member sends toward the merchant's day, whatever becomes of them: each is work to unpack.
 *
 * @throws Refusal upload_quota, with the time until the next day, when there would be too many; then none counts
 */
export const countUploads = async (
  { db, now, brand, options }: Services,
  memberId: string,
  pictures: number,
): Promise<void> => {
  const full = () => {
    const { clock } = brand;
    // A day and a half on lies in the next day, however summer time moves the clock.
    const tomorrow = clock.startOf(clock.day(clock.startOf(clock.day(now())) + 1.5 * DAY_MS));
    return tooMany("upload_quota", tomorrow - now());
  };
  if (pictures > options.picturesPerDay) throw full();
  const counted = await db
    .insertInto("uploads")
    .values({ member_id: memberId, day: brand.clock.day(now()), pictures })
    .onConflict((conflict) =>
      conflict
        .columns(["member_id", "day"])
        .doUpdateSet((eb) => ({ pictures: eb("uploads.pictures", "+", pictures) }))
        .where((eb) => eb(eb("uploads.pictures", "+", pictures), "<=", options.picturesPerDay)),
    )
    .executeTakeFirst();
  if (counted.numInsertedOrUpdatedRows !== 1n) throw full();
};
