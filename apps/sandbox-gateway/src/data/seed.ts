import { DAY_MS } from "@volado/domain/calendar";
import { type Kysely, sql } from "kysely";
import type { Brand } from "../brand/brand.ts";
import { hashPassword } from "../session/password.ts";
import { HouseAccount, move, openWallet, type Tx } from "../wallet/ledger.ts";
import { growSlots } from "./grow-slots.ts";
import { keepMerchant } from "./merchant-of-world.ts";
import type { Schema } from "./schema.ts";
import { seedBankCards } from "./seed-bank-cards.ts";
import { seedContractsInto } from "./seed-contracts.ts";
import { seedDealersInto } from "./seed-dealers.ts";
import { seedDepositOptions } from "./seed-deposits.ts";
import { seedHelp } from "./seed-help.ts";
import { seedInboxInto } from "./seed-inbox.ts";
import type { SeedOptions } from "./seed-options.ts";
import { seedPublications } from "./seed-publications.ts";
import { seedRewardsInto } from "./seed-rewards.ts";
import { seedTeamInto } from "./seed-team.ts";
import { DEMO_PASSWORD, DEMO_PAYMENT_PASSWORD, demoEmail, seedAccounts } from "./world/accounts.ts";
import { seedGames } from "./world/games.ts";
import { seedSwitches } from "./world/switches.ts";
import { seedCategories, seedVendors } from "./world/vendors.ts";
import { seedWinners } from "./world/winners.ts";

/** Truncated together with everything that refers to them. */
const worldTables = [
  "members",
  "accounts",
  "games",
  "dealers",
  "vendors",
  "categories",
  "announcements",
  "promotion_categories",
  "banners",
  "help_topics",
  "deposit_methods",
  "deposit_bonuses",
  "promo_codes",
  "red_rains",
  "console_orders",
  "switches",
  "captchas",
  "login_failures",
  "outbox",
  "registration_fields",
  "sms_codes",
  "human_challenges",
] as const satisfies readonly (keyof Schema)[];

const memberId = (username: string): string => `M-${username}`;

const seedCatalogue = async (tx: Tx): Promise<void> => {
  await tx
    .insertInto("categories")
    .values(seedCategories.map((type, sort) => ({ type, sort, shown: true })))
    .execute();
  await tx
    .insertInto("vendors")
    .values(
      seedVendors.map(({ code, type, name, classify = [] }, sort) => ({
        code,
        type,
        name,
        classify: [...classify],
        sort,
      })),
    )
    .execute();
  await tx
    .insertInto("games")
    .values([...seedGames])
    .execute();
};

const seedContent = async (tx: Tx, now: number): Promise<void> => {
  await seedPublications(tx, now);
  await tx.insertInto("winners").values(seedWinners(now)).execute();
  await tx
    .insertInto("switches")
    .values(seedSwitches.map(({ name, on }) => ({ name, enabled: on })))
    .execute();
};

interface Hashes {
  readonly password: string;
  readonly payment: string;
}

const seedMembers = async (tx: Tx, now: number, brand: Brand, hashes: Hashes): Promise<void> => {
  await tx
    .insertInto("accounts")
    .values(Object.values(HouseAccount).map((id) => ({ id, kind: "house" as const, member_id: null })))
    .execute();
  await tx
    .insertInto("members")
    .values(
      seedAccounts.map((account) => ({
        id: memberId(account.username),
        username: account.username,
        nickname: account.nickname,
        type: account.type,
        club_label: account.clubLabel,
        password_hash: hashes.password,
        payment_password_hash: hashes.payment,
        portal: account.portal,
        disabled: account.disabled,
        first_time_login: account.firstTimeLogin,
        created_at: now - (account.joinedDaysAgo ?? 0) * DAY_MS,
        dialling_code: account.mobile === null ? null : brand.diallingCode,
        mobile: account.mobile,
        email: demoEmail(account),
        invitation_code: account.invitationCode,
        inviter_id: null,
        head_icon: null,
        expires_at: null,
      })),
    )
    .execute();
  for (const { username, balance, joinedDaysAgo = 0 } of seedAccounts) {
    const id = memberId(username);
    const at = now - joinedDaysAgo * DAY_MS;
    await openWallet(tx, id);
    await move(tx, { memberId: id, kind: "opening", amount: balance, reference: null, at });
  }
};

const hashesOf = async ({ passwordCost }: SeedOptions): Promise<Hashes> => {
  // All demo accounts share one public password, so they may share one hash: a first start is not slowed by seven.
  const [password, payment] = await Promise.all([
    hashPassword(DEMO_PASSWORD, passwordCost),
    hashPassword(DEMO_PAYMENT_PASSWORD, passwordCost),
  ]);
  return { password, payment };
};

const writeWorld = async (tx: Tx, options: SeedOptions, hashes: Hashes): Promise<void> => {
  const now = options.now();
  await keepMerchant(tx, options.brand);
  await seedCatalogue(tx);
  await growSlots(tx, options.slotGames ?? 0);
  await seedContent(tx, now);
  await seedDealersInto(tx, options);
  await seedHelp(tx);
  await seedMembers(tx, now, options.brand, hashes);
  await seedBankCards(tx, now);
  await seedContractsInto(tx, now);
  await seedDepositOptions(tx);
  await seedRewardsInto(tx, options);
  await seedInboxInto(tx, options);
  if (options.team ?? true) await seedTeamInto(tx, options);
};

/** One at a time writes the world, also when two gateways share one PostgreSQL. */
const lockWorld = async (tx: Tx): Promise<void> => {
  await tx.selectFrom("migrations").selectAll().forUpdate().execute();
};

/** Writes the seeded world into an empty database. */
export const seedWorld = async (db: Kysely<Schema>, options: SeedOptions): Promise<void> => {
  const hashes = await hashesOf(options);
  await db.transaction().execute(async (tx) => {
    await lockWorld(tx);
    // A second gateway that starts at the same time finds the world already there.
    if (!(await isSeeded(tx))) await writeWorld(tx, options, hashes);
  });
};

/** Whether the world has been written before. */
export const isSeeded = async (db: Kysely<Schema>): Promise<boolean> =>
  (await db.selectFrom("members").select("id").limit(1).executeTakeFirst()) !== undefined;

/**
 * Puts a fresh world in place of this one, in one transaction: nobody meets an empty one. The schema's own history and
 * the encryption keys stay, so that open pages can still log in.
 */
export const replaceWorld = async (db: Kysely<Schema>, options: SeedOptions): Promise<void> => {
  const hashes = await hashesOf(options);
  await db.transaction().execute(async (tx) => {
    await lockWorld(tx);
    await sql`truncate ${sql.join(worldTables.map((table) => sql.table(table)))} cascade`.execute(tx);
    await writeWorld(tx, options, hashes);
  });
};
