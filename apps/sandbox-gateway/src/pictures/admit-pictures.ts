import { nextDay } from "@volado/domain/calendar";
import { serializeByName } from "../repeat.ts";
import { type Call, sessionOf } from "../request/call.ts";
import { invalidFields, tooMany } from "../request/refusal.ts";
import type { Services } from "../services.ts";
import { repaint } from "./repaint.ts";

/**
 * Counts a member's pictures against the daily limit, whatever their result, because each costs work to decode.
 * @throws Refusal upload_quota when there would be too many; then none count
 */
const countUploads = async (
  { db, now, brand, options }: Services,
  memberId: string,
  pictures: number,
): Promise<void> => {
  const full = () => {
    const tomorrow = brand.clock.startOf(nextDay(brand.clock.day(now())));
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

/** A decoded picture takes about thirty times the memory, so only one is decoded at a time. */
const inTurn = serializeByName();

const repaintedFile = async (name: string, file: File): Promise<File> => {
  const painted = await inTurn("pictures", async () => repaint(await file.bytes()));
  if (painted.fault !== undefined) throw invalidFields([[name, painted.fault]]);
  return new File([new Uint8Array(painted.bytes)], name, { type: `image/${painted.format}` });
};

/**
 * The call's fields with each file re-encoded; done before a keyed call's transaction, which would otherwise stay open
 * meanwhile.
 * @throws Refusal upload_quota over the daily limit, invalid_input for anything that is not a picture
 */
export const admitPictures = async (fields: object, call: Call): Promise<object> => {
  const files = Object.entries(fields).filter((field): field is [string, File] => field[1] instanceof File);
  if (files.length === 0) return fields;
  await countUploads(call.services, sessionOf(call).member.id, files.length);
  const painted = files.map(async ([name, file]) => [name, await repaintedFile(name, file)] as const);
  return { ...fields, ...Object.fromEntries(await Promise.all(painted)) };
};
