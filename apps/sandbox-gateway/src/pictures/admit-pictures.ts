import { type Call, sessionOf } from "../request/call.ts";
import { serializeByName } from "../request/idempotency.ts";
import { invalidFields } from "../request/refusal.ts";
import { countUploads } from "./count-uploads.ts";
import { repaint } from "./repaint.ts";

/** Unpacked, a picture takes as much memory as thirty lie packed: one at a time, whoever sends them. */
const inTurn = serializeByName();

const repaintedFile = async (name: string, file: File): Promise<File> => {
  const painted = await inTurn("pictures", async () => repaint(await file.bytes()));
  if (painted.fault !== undefined) throw invalidFields([[name, painted.fault]]);
  return new File([new Uint8Array(painted.bytes)], name, { type: `image/${painted.format}` });
};

/**
 * A call's fields with each file as the gateway paints it anew. It stands before the transaction that a keyed call
 * runs in, which would last as long as the painting.
 *
 * @throws Refusal upload_quota beyond what a member may send in a day, invalid_input for what is no picture
 */
export const admitPictures = async (fields: object, call: Call): Promise<object> => {
  const files = Object.entries(fields).filter((field): field is [string, File] => field[1] instanceof File);
  if (files.length === 0) return fields;
  await countUploads(call.services, sessionOf(call).member.id, files.length);
  const painted = files.map(async ([name, file]) => [name, await repaintedFile(name, file)] as const);
  return { ...fields, ...Object.fromEntries(await Promise.all(painted)) };
};
