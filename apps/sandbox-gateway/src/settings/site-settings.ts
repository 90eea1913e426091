import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { createKeyPair } from "@volado/api-client/crypto";
import { type RegistrationField, registrationFields } from "@volado/domain/registration";
import type { EncryptionKey } from "@volado/domain/site";
import type { Kysely } from "kysely";
import type { Schema } from "../data/schema.ts";
import { type SeedField, seedRegistrationFields } from "../data/world/merchant.ts";
import { seedSwitches } from "../data/world/switches.ts";
import type { GatewayOptions } from "../options.ts";
import { repeat } from "../repeat.ts";

const EVERY_MS = 1_000;

type Followed = Readonly<{
  settings: Pick<SiteSettings, "look">;
  options: Pick<GatewayOptions, "database" | "log">;
}>;

/** Polls for changes by other gateways on the same server, until stopped; a database folder has only one gateway. */
export const followSettings = ({ settings, options }: Followed): (() => Promise<void>) => {
  if (options.database.kind !== "server") return async () => {};
  let failing = false;
  return repeat(EVERY_MS, async () => {
    try {
      await settings.look();
      failing = false;
    } catch (error) {
      // Logged once: while the database is unavailable, every poll fails.
      if (!failing) options.log("The settings could not be read again:", error);
      failing = true;
    }
  });
};

/** Old keys stay valid until the next rotation, so that pages opened before it can still log in (decisions W4). */
const VALID_KEYS = 2;

const isField = (name: string): name is RegistrationField =>
  registrationFields.some((field) => field === name);

/** The defaults, overridden by the console's changes. */
const readFields = async (db: Kysely<Schema>) => {
  const fields: Record<RegistrationField, SeedField> = { ...seedRegistrationFields };
  for (const row of await db.selectFrom("registration_fields").selectAll().execute()) {
    const { name, enabled, required, max_length: maxLength } = row;
    if (isField(name)) fields[name] = { enabled, required, maxLength };
  }
  return fields;
};

const validKeys = (db: Kysely<Schema>) =>
  db.selectFrom("encryption_keys").orderBy("created_at", "desc").orderBy("kid").limit(VALID_KEYS);

const read = async (db: Kysely<Schema>) => {
  const switches = await db.selectFrom("switches").selectAll().execute();
  const keys = await validKeys(db).selectAll().execute();
  return {
    /** The defaults, overridden by the database: an older world lacks newer switches. */
    switches: new Map<string, boolean>([
      ...seedSwitches.map(({ name, on }) => [name, on] as const),
      ...switches.map(({ name, enabled }) => [name, enabled] as const),
    ]),
    publicKeys: keys.map(({ kid, public_jwk }): EncryptionKey => ({ kid, jwk: public_jwk })),
    registrationFields: await readFields(db),
    privateKeys: new Map(keys.map(({ kid, private_jwk }) => [kid, private_jwk])),
  };
};

const addKey = async (db: Kysely<Schema>, now: number): Promise<string> => {
  const { publicKey, privateJwk } = await createKeyPair(`k${randomBytes(6).toString("hex")}`);
  const { kid, jwk } = publicKey;
  const texts = { private_jwk: JSON.stringify(privateJwk), public_jwk: JSON.stringify(jwk) };
  const key = { kid, ...texts, created_at: now };
  await db.insertInto("encryption_keys").values(key).execute();
  return kid;
};

/**
 * White-label switches, registration fields and body-encryption keys: read from memory, written through to the
 * database. Creates the first key when there is none. `changed` is called after every change.
 */
export const openSiteSettings = async (db: Kysely<Schema>, now: () => number, changed: () => void) => {
  let stored = await read(db);
  let begun = 0;
  let shown = 0;
  const readAgain = async (always: boolean): Promise<void> => {
    begun += 1;
    const turn = begun;
    const found = await read(db);
    // A read that started before this one and ends after it is outdated.
    if (turn < shown) return;
    shown = turn;
    if (!always && isDeepStrictEqual(found, stored)) return;
    stored = found;
    changed();
  };
  const reload = () => readAgain(true);
  if (stored.publicKeys.length === 0) {
    await addKey(db, now());
    await reload();
  }

  return {
    switches: (): ReadonlyMap<string, boolean> => stored.switches,
    /** Newest first. */
    publicKeys: (): readonly EncryptionKey[] => stored.publicKeys,
    privateKey: (kid: string) => stored.privateKeys.get(kid),
    /** @returns false when there is no such switch. */
    async setSwitch(name: string, on: boolean): Promise<boolean> {
      if (!stored.switches.has(name)) return false;
      await db
        .insertInto("switches")
        .values({ name, enabled: on })
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ enabled: on }))
        .execute();
      await reload();
      return true;
    },
    registrationFields: (): Readonly<Record<RegistrationField, SeedField>> => stored.registrationFields,
    async setRegistrationField(name: RegistrationField, { enabled, required, maxLength }: SeedField) {
      const row = { enabled, required, max_length: maxLength };
      await db
        .insertInto("registration_fields")
        .values({ name, ...row })
        .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
        .execute();
      await reload();
    },
    /** @returns the new key's id. */
    async rotateKey() {
      const kid = await addKey(db, now());
      await db.deleteFrom("encryption_keys").where("kid", "not in", validKeys(db).select("kid")).execute();
      await reload();
      return kid;
    },
    reload,
    /** Reloads everything, and calls `changed` only if another gateway on the database changed it. */
    look: () => readAgain(false),
  };
};

export type SiteSettings = Awaited<ReturnType<typeof openSiteSettings>>;
