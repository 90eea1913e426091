import { createHash } from "node:crypto";
import type { AnyEndpoint } from "@volado/api-client";
import type { EndpointId } from "@volado/api-client/endpoints";
import type { Kysely, Selectable } from "kysely";
import type { Schema } from "../data/schema.ts";
import { serializeByName } from "../repeat.ts";
import { type Call, sessionOf } from "./call.ts";
import { invalidFields, Refusal } from "./refusal.ts";

/**
 * Keyed writes that don't move money, now or later: repeating one after its key was deleted pays nobody twice. All
 * other keys are stored for ever, because a page left open for a week may send its order again.
 */
export const forgettableKeys = [
  "addFavourite",
  "removeFavourite",
  "markAnnouncementRead",
  "markMessagesRead",
  "deleteMessages",
  "sendMessage",
  "applyForPromotion",
  "answerContract",
  "cancelDeposit",
  "createInvitationLink",
  "removeInvitationLink",
  "openAccount",
  "addBankCard",
  "removeBankCard",
] as const satisfies readonly EndpointId[];

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const idempotencyKey = (headers: Headers): string => {
  const key = headers.get("Idempotency-Key");
  if (key === null || !KEY.test(key)) throw invalidFields([["Idempotency-Key", "invalid_format"]]);
  return key.toLowerCase();
};

/** The stored hash is a fast one, so it leaves out passwords: they could be guessed from it. */
const withoutSecrets = (name: string, value: unknown): unknown =>
  /password/i.test(name) ? undefined : value;

const sha256 = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("base64url");

/** The comparison value of requests under one key; without files. */
export const hashOfFields = (fields: unknown): string => sha256(JSON.stringify(fields, withoutSecrets));

/** Replaces every file with its digest: as JSON, two different pictures would be equal. */
const withDigests = async (fields: unknown): Promise<unknown> => {
  if (typeof fields !== "object" || fields === null) return fields;
  const pairs = Object.entries(fields).map(async ([name, value]) =>
    value instanceof Blob ? [name, sha256(new Uint8Array(await value.arrayBuffer()))] : [name, value],
  );
  return Object.fromEntries(await Promise.all(pairs));
};

/** Serializes calls under the same key, so that the steps before the transaction also run once. */
const inTurn = serializeByName();

/**
 * The stored response of the member's keyed write, after waiting for one under way in this gateway; undefined when it
 * wasn't carried out.
 */
export const responseTo = (call: Call, endpoint: EndpointId, key: string): Promise<unknown> => {
  const owner = sessionOf(call).member.id;
  return inTurn(`${owner} ${endpoint} ${key}`, async () => {
    const place = { member_id: owner, endpoint, idempotency_key: key };
    const stored = call.db.selectFrom("idempotent_responses").select("response");
    return (await stored.where((eb) => eb.and(place)).executeTakeFirst())?.response?.value;
  });
};

/**
 * Carries out a keyed write once: effect and response are stored in one transaction, and a repeated request only gets
 * the stored response. @throws Refusal conflict when the key was used with other fields
 */
export const answerOnce = async (
  endpoint: AnyEndpoint,
  key: string,
  fields: unknown,
  call: Call,
  begin: () => Promise<(within: Call) => Promise<unknown>>,
): Promise<unknown> => {
  const owner = sessionOf(call).member.id;
  const hash = hashOfFields(await withDigests(fields));
  const place = { member_id: owner, endpoint: endpoint.id, idempotency_key: key };
  const stored = (db: Kysely<Schema>) =>
    db
      .selectFrom("idempotent_responses")
      .selectAll()
      .where((eb) => eb.and(place));
  const again = (before: Selectable<Schema["idempotent_responses"]>): unknown => {
    if (before.request_hash !== hash) {
      throw new Refusal("conflict", { message: "The Idempotency-Key was used with other fields." });
    }
    return before.response?.value ?? null;
  };
  return inTurn(`${owner} ${endpoint.id} ${key}`, async () => {
    const before = await stored(call.db).executeTakeFirst();
    if (before !== undefined) return again(before);
    const answer = await begin();
    return call.db.transaction().execute(async (tx) => {
      // A call with the same key on another gateway waits here for the first one's transaction.
      const inserted = await tx
        .insertInto("idempotent_responses")
        .values({ ...place, request_hash: hash, created_at: call.services.now() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (inserted.numInsertedOrUpdatedRows !== 1n) return again(await stored(tx).executeTakeFirstOrThrow());
      const value = await answer({ ...call, db: tx });
      await tx
        .updateTable("idempotent_responses")
        .set({ response: JSON.stringify({ value }) })
        .where((eb) => eb.and(place))
        .execute();
      return value;
    });
  });
};
