import { sql } from "kysely";
import { expect, it, vi } from "vitest";
import { consoleActions } from "../console/actions.ts";
import { registrationSteps } from "../testing/registration-steps.ts";
import { useGateway } from "../testing/test-gateway.ts";

const RESETS = 16;
const PEOPLE = 3;

const gateway = useGateway({ team: false });

it("leaves a consistent world after many resets while members register", async () => {
  const { resetWorld } = consoleActions(gateway.services());
  const { register } = registrationSteps(gateway);
  const statuses: number[] = [];
  let resetting = true;
  let number = 0;
  const registrations = async (): Promise<void> => {
    while (resetting) {
      number += 1;
      // A reset may delete a captcha before its solution is read.
      const answer = await register({ username: `nueva${number}` }).catch(() => undefined);
      if (answer !== undefined) statuses.push(answer.status);
    }
  };
  const registering = Promise.all(Array.from({ length: PEOPLE }, registrations));
  try {
    for (let nth = 0; nth < RESETS; nth += 1) {
      const answered = statuses.length;
      await resetWorld();
      await vi.waitUntil(() => statuses.length > answered, { timeout: 30_000 });
    }
  } finally {
    resetting = false;
  }
  await registering;

  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(statuses).toContain(200);
  const { rows } = await sql`select
    (select count(*) from members where username in ('jugador', 'agente'))::int as members,
    (select count(*) from games where node_id = 'JL-RNG-001')::int as games,
    (select count(*) from promo_codes where code = 'VOLADO50')::int as codes,
    (select sum(amount) from entries)::int as money
  `.execute(gateway.services().db);
  expect(rows).toEqual([{ members: 2, games: 1, codes: 1, money: 0 }]);
  await gateway.logIn();
}, 240_000);
