import { randomUUID } from "node:crypto";
import type { KyselyPlugin } from "kysely";
import { expect, it } from "vitest";
import { useSeededDatabase } from "../testing/test-database.ts";
import { move } from "../wallet/ledger.ts";
import { readWagerLeft } from "./read-wager-left.ts";

const seeded = useSeededDatabase();
const memberId = "M-jugador";

const bonus = (at: number, wager: number) => {
  const [id, reference, pay_ticket] = [randomUUID(), randomUUID(), randomUUID()];
  const method = {
    method_id: "spei",
    kind: "transfer",
    state: "paid",
    remark: "",
    return_origin: "",
  } as const;
  const times = { created_at: at, pay_before: at + 1, settled_at: at };
  const row = { id, reference, pay_ticket, member_id: memberId, amount: 1_000, bonus: 100, wager };
  return seeded.db
    .insertInto("deposits")
    .values({ ...row, ...method, ...times })
    .execute();
};

const bet = (at: number, amount: number) => {
  const movement = { memberId, kind: "bet", amount: -amount, reference: null, at } as const;
  return seeded.db.transaction().execute((tx) => move(tx, movement));
};

it("counts each bet for the latest bonus before it, with one query however many there are", async () => {
  const now = Date.now() + 1_000_000;
  let queries = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const left = (at: number) => readWagerLeft(seeded.db.withPlugin(counting), memberId, at);
  expect(await left(now)).toBe(0);

  await bet(now - 5, 700);
  await bonus(now, 1_000);
  await bet(now, 100);
  await bonus(now + 10, 500);
  await bet(now + 9, 2_000);
  await bet(now + 10, 200);
  await bonus(now + 20, 400);
  await bonus(now + 20, 300);
  await bet(now + 25, 50);
  expect(queries).toBe(1);
  // Nothing is left of the first bonus: the 2,000 bet exceeds it, and the excess does not count for later bonuses. 300
  // of the second bonus, 400 and 300 are left.
  expect(await left(now + 24)).toBe(1_000);
  expect(await left(now + 25)).toBe(950);
  expect(queries).toBe(3);
});
