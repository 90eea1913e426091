import { PGlite } from "@electric-sql/pglite";
import { type Kysely, Kysely as KyselyDatabase, PGliteDialect, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { firstJourney } from "./migrations/001-first-journey.ts";
import { ledger } from "./migrations/007-ledger.ts";
import type { Schema } from "./schema.ts";

let db: Kysely<Schema>;

const before = `
insert into members values ('m', 'ana', null, 0, null, 'x', null, 'site', false, false, 1);
insert into accounts values ('house:cash', 'house', null), ('house:games', 'house', null), ('wallet:m', 'wallet', 'm');
insert into wallets values ('m', 'wallet:m', 700);
insert into transactions values ('t1', 'm', 'opening', null, 1), ('t2', 'm', 'bet', null, 2);
insert into entries (transaction_id, account_id, amount)
  values ('t1', 'wallet:m', 1000), ('t1', 'house:cash', -1000), ('t2', 'wallet:m', -300), ('t2', 'house:games', 300)
`;

const run = async (statements: string): Promise<void> => {
  for (const statement of statements.split(";\n")) await sql.raw(statement).execute(db);
};
const migrate = () => db.transaction().execute((tx) => ledger.up(tx));

beforeEach(async () => {
  db = new KyselyDatabase<Schema>({ dialect: new PGliteDialect({ pglite: await PGlite.create() }) });
  await db.transaction().execute((tx) => firstJourney.up(tx));
});
afterEach(() => db.destroy());

describe("a world from before the ledger told its balances", () => {
  it("keeps its money, learns what each movement left, and gets the house's new accounts", async () => {
    await run(before);
    await migrate();
    const told = await db.selectFrom("entries").select("balance_after").orderBy("id").execute();
    expect(told.map(({ balance_after }) => balance_after)).toEqual([1000, null, 700, null]);
    const houses = await db.selectFrom("accounts").select("id").where("kind", "=", "house").execute();
    expect(houses.map(({ id }) => id)).toContain("house:payouts");
    await run(
      `insert into transactions values ('t3', 'm', 'withdrawal', null, 3);
insert into entries (transaction_id, account_id, amount) values ('t3', 'wallet:m', -200)`,
    ).catch(() => undefined);
    expect(await db.selectFrom("wallets").select("balance").executeTakeFirst()).toEqual({ balance: 700 });
  });

  it("is not taken over with a balance that its entries don't explain", async () => {
    await run(`${before};\nupdate wallets set balance = 900`);
    await expect(migrate()).rejects.toThrow(/differs from its ledger entries/);
  });
});
