import { randomInt, randomUUID } from "node:crypto";
import { MINUTE_MS } from "@volado/domain/calendar";
import type { Kysely } from "kysely";
import type { Schema } from "../data/schema.ts";
import { captchaSvg } from "./captcha-svg.ts";
import { post } from "./outbox.ts";

const DIGITS = 4;
const LIFETIME_MS = 5 * MINUTE_MS;

/** A captcha as it is sent: the answer stays here, and in the outbox for tests and developers. */
export interface Captcha {
  readonly id: string;
  /** Data address of the picture. */
  readonly image: string;
}

/** Makes a captcha (decisions S3: numeric, at most 6 digits). */
export const createCaptcha = async (db: Kysely<Schema>, now: number): Promise<Captcha> => {
  const id = randomUUID();
  const answer = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
  await db
    .insertInto("captchas")
    .values({ id, answer, expires_at: now + LIFETIME_MS })
    .execute();
  await post(db, { channel: "captcha", to: id, body: `Captcha ${answer}`, code: answer }, now);
  const image = Buffer.from(captchaSvg(answer)).toString("base64");
  return { id, image: `data:image/svg+xml;base64,${image}` };
};

/** Whether the answer is right. Every captcha is used up by its first answer, right or wrong. */
export const checkCaptcha = async (
  db: Kysely<Schema>,
  id: string,
  answer: string,
  now: number,
): Promise<boolean> => {
  const row = await db
    .deleteFrom("captchas")
    .where("id", "=", id)
    .returning(["answer", "expires_at"])
    .executeTakeFirst();
  return row !== undefined && row.expires_at > now && row.answer === answer.trim();
};
