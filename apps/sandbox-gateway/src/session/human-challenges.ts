import { randomUUID } from "node:crypto";
import { MINUTE_MS } from "@volado/domain/calendar";
import type { Kysely } from "kysely";
import type { Endpoints, WireValue } from "../catalogue/wire.ts";
import type { Schema } from "../data/schema.ts";
import { Refusal } from "../request/refusal.ts";
import { randomToken, tokenHash } from "./sessions.ts";

const CHALLENGE_MS = 5 * MINUTE_MS;
const PROOF_MS = 3 * MINUTE_MS;

/** Nobody slides, taps or presses faster than this; scripts that answer at once do. */
const FASTEST_MS = 80;

/** A phone's clock and the network may differ by so much from what passed here. */
const SLACK_MS = 250;

/** A human verification's proof as it travels. */
export type WireProof = WireValue<Endpoints["answerHumanChallenge"]>;

/** Begins a challenge. @returns its id */
export const createChallenge = async (db: Kysely<Schema>, now: number): Promise<string> => {
  const id = randomUUID();
  await db
    .insertInto("human_challenges")
    .values({ id, pass_hash: null, created_at: now, expires_at: now + CHALLENGE_MS })
    .execute();
  return id;
};

/**
 * Turns a plausible slide into a proof. Every challenge takes one answer: the slide must have taken a moment,
 * and not longer than the challenge has existed.
 *
 * @throws Refusal human_verification_failed
 */
export const answerChallenge = async (
  db: Kysely<Schema>,
  id: string,
  duration: number,
  now: number,
): Promise<WireProof> => {
  const row = await db
    .deleteFrom("human_challenges")
    .where("id", "=", id)
    .where("pass_hash", "is", null)
    .returning(["created_at", "expires_at"])
    .executeTakeFirst();
  const plausible =
    row !== undefined &&
    row.expires_at > now &&
    duration >= FASTEST_MS &&
    duration <= now - row.created_at + SLACK_MS;
  if (!plausible) throw new Refusal("human_verification_failed");
  const token = randomToken();
  await db
    .insertInto("human_challenges")
    .values({ id, pass_hash: tokenHash(token), created_at: now, expires_at: now + PROOF_MS })
    .execute();
  return {
    lot_number: id,
    captcha_output: `slide:${duration}`,
    pass_token: token,
    gen_time: String(Math.floor(now / 1000)),
  };
};

/**
 * Uses a proof up.
 *
 * @throws Refusal human_verification_required without one, or with one that is wrong, old, or was shown before
 */
export const requireProof = async (
  db: Kysely<Schema>,
  proof: WireProof | undefined,
  now: number,
): Promise<void> => {
  const row =
    proof &&
    (await db
      .deleteFrom("human_challenges")
      .where("id", "=", proof.lot_number)
      .where("pass_hash", "=", tokenHash(proof.pass_token))
      .returning("expires_at")
      .executeTakeFirst());
  if (row === undefined || row.expires_at <= now) throw new Refusal("human_verification_required");
};
