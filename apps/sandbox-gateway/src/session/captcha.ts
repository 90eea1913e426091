import { randomInt, randomUUID } from "node:crypto";
import { MINUTE_MS } from "@volado/domain/calendar";
import type { Kysely } from "kysely";
import type { Schema } from "../data/schema.ts";
import { post } from "./outbox.ts";

const WIDTH = 132;
const HEIGHT = 44;
const WAVES = 3;

/** Each digit as a path in a 20 by 30 box, so that the picture contains no text. */
const digits = [
  "M10 2C3 2 3 28 10 28S17 2 10 2Z",
  "M5 7L11 2V28M5 28H16",
  "M4 8C5 1 16 1 16 9C16 15 5 20 4 28H17",
  "M4 4C10 0 17 4 15 10C14 14 9 14 8 14C12 14 17 16 16 22C14 30 5 29 3 25",
  "M13 28V2L3 20H17",
  "M16 2H5L4 13C9 10 17 12 16 20C15 29 6 29 3 25",
  "M15 3C8 2 4 10 4 19C4 31 17 30 16 20C15 12 6 12 4 19",
  "M3 2H17C12 10 9 18 8 28",
  "M10 2C3 2 3 13 10 14S17 28 10 28S3 16 10 14S17 2 10 2Z",
  "M16 10C15 18 5 18 4 10C4 0 17 0 16 10C16 20 13 26 6 28",
] as const;

const between = (from: number, to: number): number =>
  Math.round(from * 10 + randomInt(Math.round((to - from) * 10) + 1)) / 10;

/** Shifts every stroke slightly, so that the same digit never looks identical. */
const shaky = (path: string): string =>
  path.replace(/\d+/g, (number) => String(between(Number(number) - 0.9, Number(number) + 0.9)));

const digit = (sign: string, index: number): string => {
  const place = `translate(${between(8 + index * 28, 14 + index * 28)} ${between(3, 10)})`;
  const shape = `rotate(${between(-22, 22)} 10 15) skewX(${between(-12, 12)})`;
  const path = shaky(digits[Number(sign)] ?? "");
  return `<path d="${path}" transform="${place} ${shape}" stroke-width="${between(3, 4)}"/>`;
};

/** A curve across the picture, behind the digits or over them. */
const wave = (): string => {
  const bends = [between(25, 50), between(-20, 64), between(80, 105), between(-20, 64)].join(" ");
  return `<path d="M-5 ${between(4, 40)}C${bends} 137 ${between(4, 40)}"/>`;
};

const waves = (width: number, colour: string): string =>
  `<g stroke="${colour}" stroke-width="${width}">${Array.from({ length: WAVES }, wave).join("")}</g>`;

export const captchaSvg = (answer: string): string => {
  const signs = [...answer].map(digit).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<path d="M0 0H${WIDTH}V${HEIGHT}H0z" fill="#efe9f7"/>` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${waves(7, "#d9cdee")}` +
    `<g stroke="#3b2a63">${signs}</g>${waves(1.2, "#3b2a63")}</g></svg>`
  );
};

const DIGITS = 4;
const LIFETIME_MS = 5 * MINUTE_MS;

/**
 * Creates a captcha (decisions S3: numeric, at most 6 digits): its id and a data URL; developers find its solution in
 * the outbox.
 */
export const createCaptcha = async (db: Kysely<Schema>, now: number) => {
  const id = randomUUID();
  const answer = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
  const expires_at = now + LIFETIME_MS;
  await db.insertInto("captchas").values({ id, answer, expires_at }).execute();
  await post(db, { channel: "captcha", to: id, body: `Captcha ${answer}`, code: answer }, now);
  const image = Buffer.from(captchaSvg(answer)).toString("base64");
  return { id, image: `data:image/svg+xml;base64,${image}` };
};

/** Whether the answer is correct; either way the captcha is used up. */
export const spendCaptcha = async (
  db: Kysely<Schema>,
  id: string,
  answer: string,
  now: number,
): Promise<boolean> => {
  const used = db.deleteFrom("captchas").where("id", "=", id).returning(["answer", "expires_at"]);
  const row = await used.executeTakeFirst();
  return row !== undefined && row.expires_at > now && row.answer === answer.trim();
};

/** Whether the answer is correct. Only a wrong one uses up the captcha; `spendCaptcha` follows if the call succeeds. */
export const checkCaptcha = async (
  db: Kysely<Schema>,
  id: string,
  answer: string,
  now: number,
): Promise<boolean> => {
  const right = db.selectFrom("captchas").select("id").where("id", "=", id).where("expires_at", ">", now);
  if (await right.where("answer", "=", answer.trim()).executeTakeFirst()) return true;
  await db.deleteFrom("captchas").where("id", "=", id).execute();
  return false;
};
