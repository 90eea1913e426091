import { randomUUID } from "node:crypto";
import { MINUTE_MS } from "@volado/domain/calendar";
import type { Kysely } from "kysely";
import type { Endpoints, WireValue } from "../catalogue/wire.ts";
import type { Schema } from "../data/schema.ts";
import { Refusal } from "../request/refusal.ts";
import { randomToken, tokenHash } from "./sessions.ts";

const CHALLENGE_MS = 5 * MINUTE_MS;
const PROOF_MS = 3 * MINUTE_MS;

/** Minimum duration of a human gesture. Simple scripts are faster. */
const FASTEST_MS = 80;

/** Tolerance between the reported duration and the gateway's own measurement. */
const SLACK_MS = 250;

export type WireProof = WireValue<Endpoints["answerHumanChallenge"]>;

/** Begins a challenge. @returns its id */
export const createChallenge = async (db: Kysely<Schema>, now: number): Promise<string> => {
  const challenge = { id: randomUUID(), created_at: now, expires_at: now + CHALLENGE_MS };
  await db.insertInto("human_challenges").values(challenge).execute();
  return challenge.id;
};

/**
 * Exchanges a slide for a proof: it must take a moment, and no longer than the challenge exists. A challenge takes one
 * answer. @throws Refusal human_verification_failed
 */
export const answerChallenge = async (
  db: Kysely<Schema>,
  id: string,
  duration: number,
  now: number,
): Promise<WireProof> => {
  const refusal = () => new Refusal("human_verification_failed");
  const open = db.deleteFrom("human_challenges").where("id", "=", id).where("pass_hash", "is", null);
  const begun = await open.returning(["created_at", "expires_at"]).executeTakeFirstOrThrow(refusal);
  const isPlausible = duration >= FASTEST_MS && duration <= now - begun.created_at + SLACK_MS;
  if (begun.expires_at <= now || !isPlausible) throw refusal();
  const token = randomToken();
  const proof = { id, pass_hash: tokenHash(token), created_at: now, expires_at: now + PROOF_MS };
  await db.insertInto("human_challenges").values(proof).execute();
  const gen_time = String(Math.floor(now / 1000));
  return { lot_number: id, captcha_output: `slide:${duration}`, pass_token: token, gen_time };
};

/** Uses a proof up. @throws Refusal human_verification_required for a missing, wrong, expired or used one */
export const requireProof = async (
  db: Kysely<Schema>,
  proof: WireProof | undefined,
  now: number,
): Promise<void> => {
  const refusal = () => new Refusal("human_verification_required");
  if (proof === undefined) throw refusal();
  const { lot_number: id, pass_token } = proof;
  const proved = db.deleteFrom("human_challenges").where("id", "=", id);
  const same = proved.where("pass_hash", "=", tokenHash(pass_token));
  const { expires_at } = await same.returning("expires_at").executeTakeFirstOrThrow(refusal);
  if (expires_at <= now) throw refusal();
};
