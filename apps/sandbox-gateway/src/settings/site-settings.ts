import { randomBytes } from "node:crypto";
import { createKeyPair } from "@volado/api-client/crypto";
import type { EncryptionKey } from "@volado/domain";
import type { Kysely } from "kysely";
import type { Schema } from "../data/schema.ts";
import { seedSwitches } from "../data/world/switches.ts";

/** Old keys stay valid until the next rotation, so that pages opened before it can still log in (decisions W4). */
const VALID_KEYS = 2;

interface Kept {
  /** The defaults, and over them what the database says: an older world knows fewer switches. */
  readonly switches: ReadonlyMap<string, boolean>;
  readonly publicKeys: readonly EncryptionKey[];
  readonly privateKeys: ReadonlyMap<string, JsonWebKey>;
}

/** White-label switches and body-encryption keys: read from memory, written through to the database. */
export interface SiteSettings {
  switches(): ReadonlyMap<string, boolean>;
  /** Newest first. */
  publicKeys(): readonly EncryptionKey[];
  privateKey(kid: string): JsonWebKey | undefined;
  /** False when there is no such switch. */
  setSwitch(name: string, on: boolean): Promise<boolean>;
  /** @returns the new key's id. */
  rotateKey(): Promise<string>;
  /** Reads everything again. */
  reload(): Promise<void>;
}

const read = async (db: Kysely<Schema>): Promise<Kept> => {
  const switches = await db.selectFrom("switches").selectAll().execute();
  const keys = await db
    .selectFrom("encryption_keys")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("kid")
    .limit(VALID_KEYS)
    .execute();
  return {
    switches: new Map([
      ...seedSwitches.map(({ name, on }) => [name, on] as const),
      ...switches.map(({ name, enabled }) => [name, enabled] as const),
    ]),
    publicKeys: keys.map(({ kid, public_jwk }) => ({ kid, jwk: public_jwk })),
    privateKeys: new Map(keys.map(({ kid, private_jwk }) => [kid, private_jwk])),
  };
};

const addKey = async (db: Kysely<Schema>, now: number): Promise<string> => {
  const pair = await createKeyPair(`k${randomBytes(6).toString("hex")}`);
  await db
    .insertInto("encryption_keys")
    .values({
      kid: pair.publicKey.kid,
      private_jwk: JSON.stringify(pair.privateJwk),
      public_jwk: JSON.stringify(pair.publicKey.jwk),
      created_at: now,
    })
    .execute();
  return pair.publicKey.kid;
};

const dropOldKeys = (db: Kysely<Schema>) =>
  db
    .deleteFrom("encryption_keys")
    .where("kid", "not in", (query) =>
      query
        .selectFrom("encryption_keys")
        .select("kid")
        .orderBy("created_at", "desc")
        .orderBy("kid")
        .limit(VALID_KEYS),
    )
    .execute();

/** Reads the settings; makes the first key when there is none. `changed` is told of every change. */
export const openSiteSettings = async (
  db: Kysely<Schema>,
  now: () => number,
  changed: () => void,
): Promise<SiteSettings> => {
  let kept = await read(db);
  const reload = async (): Promise<void> => {
    kept = await read(db);
    changed();
  };
  if (kept.publicKeys.length === 0) {
    await addKey(db, now());
    await reload();
  }

  return {
    switches: () => kept.switches,
    publicKeys: () => kept.publicKeys,
    privateKey: (kid) => kept.privateKeys.get(kid),
    async setSwitch(name, on) {
      if (!kept.switches.has(name)) return false;
      await db
        .insertInto("switches")
        .values({ name, enabled: on })
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ enabled: on }))
        .execute();
      await reload();
      return true;
    },
    async rotateKey() {
      const kid = await addKey(db, now());
      await dropOldKeys(db);
      await reload();
      return kid;
    },
    reload,
  };
};
