import { describe, expect, it } from "vitest";
import { noFaults } from "./shapes/faults.ts";
import { setUp } from "./testing/console-app.ts";

describe("the API", () => {
  it("shows everything at once", async () => {
    const { body } = await setUp().call("GET", "/state");
    expect(Object.keys(body.value).sort()).toEqual([
      "accounts",
      "applications",
      "calls",
      "chats",
      "contracts",
      "currencySymbol",
      "deposits",
      "faults",
      "kids",
      "letters",
      "outbox",
      "registrationFields",
      "rewards",
      "switches",
      "vitals",
      "withdrawals",
    ]);
  });

  it("sets a balance", async () => {
    const { call } = setUp();
    expect((await call("PUT", "/accounts/jugador/balance", { balance: 1_500 })).body.value).toMatchObject({
      balance: 1_500,
    });
    expect((await call("PUT", "/accounts/nobody/balance", { balance: 1 })).status).toBe(404);
  });

  it("makes an account an agent's", async () => {
    const { call } = setUp();
    expect((await call("POST", "/accounts/jugador/agent")).body.value).toMatchObject({ type: 1 });
    expect((await call("POST", "/accounts/nobody/agent")).status).toBe(404);
  });

  it.each([
    ["?channel=sms", ["1"]],
    ["?to=ana@example.com", ["2"]],
    ["?channel=sms&to=ana@example.com", []],
    ["", ["1", "2"]],
  ])("finds messages by %j", async (query, ids) => {
    const { body } = await setUp().call("GET", `/outbox${query}`);
    expect(body.value.map(({ id }: { id: string }) => id)).toEqual(ids);
  });

  it("empties the outbox", async () => {
    const { call, held } = setUp();
    await call("DELETE", "/outbox");
    expect(held.outbox).toEqual([]);
  });

  it("turns a switch", async () => {
    const { call, held } = setUp();
    await call("PUT", "/switches/GOOGLELOGIN3", { on: true });
    expect(held.switches.find(({ name }) => name === "GOOGLELOGIN3")?.on).toBe(true);
    expect((await call("PUT", "/switches/NOPE", { on: true })).status).toBe(404);
  });

  it("configures a field of the registration form", async () => {
    const { call, held } = setUp();
    const setting = { enabled: true, required: true, maxLength: null };
    expect((await call("PUT", "/registration-fields/nickname", setting)).status).toBe(200);
    expect(held.registrationFields).toContainEqual({ name: "nickname", ...setting });
    expect((await call("PUT", "/registration-fields/nope", setting)).status).toBe(404);
  });

  it("offers an agent a contract, and takes it back", async () => {
    const { call, held } = setUp();
    expect((await call("POST", "/contracts/agente", { kind: "dividend" })).body.value).toEqual([
      { username: "agente", kinds: ["dividend"] },
    ]);
    expect((await call("POST", "/contracts/nobody", { kind: "dividend" })).status).toBe(404);
    expect((await call("DELETE", "/contracts/nobody")).status).toBe(404);
    expect((await call("DELETE", "/contracts/agente")).status).toBe(200);
    expect(held.contracts).toEqual([{ username: "agente", kinds: [] }]);
  });

  it("settles a deposit once, and shows its receipt", async () => {
    const { call, held } = setUp();
    expect((await call("GET", "/deposits")).body.value).toEqual(held.deposits);
    expect((await call("POST", "/deposits/nothing", { outcome: "paid" })).status).toBe(404);
    expect((await call("GET", "/deposits/D-1/receipts/2")).status).toBe(404);
    expect((await call("POST", "/deposits/D-1", { outcome: "paid" })).body.value).toEqual([]);
    expect((await call("POST", "/deposits/D-1", { outcome: "rejected" })).status).toBe(409);
  });

  it("lets it rain", async () => {
    const { call, held } = setUp();
    const rain = { startsIn: 0, lasts: 60_000, tries: 3, prizes: [500, 0] };
    expect((await call("PUT", "/red-rain", rain)).status).toBe(200);
    expect(held.rain).toEqual(rain);
  });

  it("writes to a member, once or often, and shows what members wrote", async () => {
    const { call, held } = setUp();
    const { body } = await call("POST", "/inbox/jugador", { count: 120 });
    expect(body.value).toMatchObject([{ username: "jugador", topic: "affiliates", title: "Mi enlace" }]);
    expect((await call("GET", "/inbox")).body.value).toEqual(body.value);
    const answer = { count: 1, title: "Tu enlace", text: "Está en tu perfil." };
    expect((await call("POST", "/inbox/agente", answer)).status).toBe(200);
    expect([...held.written]).toEqual([
      ["jugador", { count: 120 }],
      ["agente", answer],
    ]);
    expect((await call("POST", "/inbox/nobody", { count: 1 })).status).toBe(404);
  });

  it("decides applications, and shows what members sent along", async () => {
    const { call, held } = setUp();
    expect((await call("GET", "/applications")).body.value).toEqual(held.applications);
    expect((await call("PUT", "/applications/1", { status: "Perhaps" })).status).toBe(422);
    expect((await call("PUT", "/applications/9", { status: "Joined" })).status).toBe(404);
    expect((await call("PUT", "/applications/1", { status: "Joined" })).body.value).toMatchObject([
      { id: "1", status: "Joined" },
    ]);
    await call("PUT", "/applications/1", { status: "Rejected" });
    expect((await call("PUT", "/applications/1", { status: "Joined" })).status).toBe(409);
    for (const folder of ["applications", "inbox"])
      expect((await call("GET", `/${folder}/1/pictures/2`)).status).toBe(404);
  });

  it.each(["applications/1/pictures", "inbox/1/pictures", "deposits/D-1/receipts"])(
    "refuses numbers of %s that no database counts to",
    async (folder) => {
      const { call } = setUp();
      for (const position of ["2147483648", "0", "-1", "1.5", "first", "1e99"])
        expect((await call("GET", `/${folder}/${position}`)).status).toBe(422);
    },
  );

  it("publishes words, and takes them back", async () => {
    const { call, held } = setUp();
    const article = { title: "Hostile", html: "<script>x()</script>" };
    expect((await call("POST", "/articles", { title: "" })).status).toBe(422);
    expect((await call("POST", "/articles", article)).body.value).toEqual({
      noticeId: "n",
      promotionId: "p",
    });
    expect(held.articles).toEqual([article]);
    expect((await call("DELETE", "/articles")).status).toBe(200);
    expect(held.articles).toEqual([]);
  });

  it("gives a member a reward to claim", async () => {
    const { call, held } = setUp();
    expect((await call("POST", "/rewards/jugador", { amount: 2_500 })).body.value).toMatchObject([
      { username: "jugador", status: "Issued", amount: 2_500 },
    ]);
    expect((await call("POST", "/rewards/nobody", { amount: 2_500 })).status).toBe(404);
    expect((await call("GET", "/rewards")).body.value).toEqual(held.rewards);
  });

  it("carries an order about money out once for each key, and none without", async () => {
    const { call, held } = setUp();
    const gift = { amount: 2_500 };
    const key = crypto.randomUUID();
    for (const spelled of [key, key, key.toUpperCase()])
      expect((await call("POST", "/rewards/jugador", gift, spelled)).status).toBe(200);
    expect(held.rewards).toHaveLength(1);
    expect((await call("POST", "/rewards/jugador", { amount: 2_501 }, key)).status).toBe(409);
    expect((await call("PUT", "/accounts/jugador/balance", { balance: 7 }, key)).status).toBe(409);
    for (const none of ["", "1"]) {
      expect((await call("POST", "/rewards/jugador", gift, none)).status).toBe(422);
      expect((await call("PUT", "/accounts/jugador/balance", { balance: 7 }, none)).status).toBe(422);
    }
    expect(held.rewards).toHaveLength(1);
    expect(held.accounts.find(({ username }) => username === "jugador")?.balance).not.toBe(7);
  });

  it("answers members in the live chat", async () => {
    const { call } = setUp();
    const answer = await call("POST", "/chats/jugador", { text: " Hola " });
    expect(answer.body.value).toEqual([{ username: "jugador", author: "agent", body: "Hola", read: false }]);
    expect((await call("POST", "/chats/nadie", { text: "Hola" })).status).toBe(404);
  });

  it("pays and rejects withdrawals, each once", async () => {
    const { call } = setUp();
    expect((await call("GET", "/withdrawals")).body.value).toHaveLength(1);
    expect((await call("POST", "/withdrawals/w-1", { settlement: "paid" })).body.value).toEqual([]);
    expect((await call("POST", "/withdrawals/w-1", { settlement: "paid" })).status).toBe(404);
  });

  it("changes only the faults it is told, and mends them all", async () => {
    const { call, held } = setUp();
    await call("PATCH", "/faults", { maintenance: true, calls: { login: "abort" } });
    await call("PATCH", "/faults", { latencyMs: 300 });
    expect(held.faults).toEqual({
      ...noFaults,
      maintenance: true,
      latencyMs: 300,
      calls: { login: "abort" },
    });
    await call("DELETE", "/faults");
    expect(held.faults).toEqual(noFaults);
  });

  it("says when a maintenance ends for as long as there is one", async () => {
    const { call, held } = setUp();
    await call("PATCH", "/faults", { maintenance: true, maintenanceEnd: 1_000 });
    await call("PATCH", "/faults", { latencyMs: 300 });
    expect(held.faults.maintenanceEnd).toBe(1_000);
    await call("PATCH", "/faults", { maintenanceEnd: null });
    expect(held.faults).toMatchObject({ maintenance: true, maintenanceEnd: null });
    await call("PATCH", "/faults", { maintenanceEnd: 2_000 });
    await call("PATCH", "/faults", { maintenance: false });
    await call("PATCH", "/faults", { maintenance: true });
    expect(held.faults.maintenanceEnd).toBeNull();
    expect((await call("PATCH", "/faults", { maintenanceEnd: "soon" })).status).toBe(422);
  });

  it("ends one account's sessions, or all", async () => {
    const { call, held } = setUp();
    held.accounts = held.accounts.map((account) => ({ ...account, sessions: 2 }));
    expect((await call("POST", "/sessions/expire", { username: "agente" })).body.value).toEqual({
      expired: 2,
    });
    expect((await call("POST", "/sessions/expire", {})).body.value).toEqual({ expired: 4 });
  });

  it("rotates the key", async () => {
    const { call, held } = setUp();
    expect((await call("POST", "/keys/rotate", {})).body.value).toEqual({ kid: "k2" });
    expect(held.kids).toEqual(["k2", "k1"]);
  });

  it.each([
    ["PUT", "/accounts/jugador/balance", { balance: -1 }],
    ["PUT", "/accounts/jugador/balance", { balance: 1.5 }],
    ["PUT", "/switches/GOOGLELOGIN3", { on: "yes" }],
    ["PUT", "/registration-fields/nickname", { enabled: true }],
    ["PUT", "/registration-fields/nickname", { enabled: true, required: true, maxLength: 0 }],
    ["POST", "/contracts/agente", { kind: "bonus" }],
    ["POST", "/deposits/D-1", { outcome: "maybe" }],
    ["PUT", "/red-rain", { startsIn: 0, lasts: 0, tries: 3, prizes: [500] }],
    ["PUT", "/red-rain", { startsIn: 0, lasts: 1, tries: 3, prizes: [] }],
    ["POST", "/rewards/jugador", { amount: 0 }],
    ["POST", "/rewards/jugador", { amount: 100_001 }],
    ["POST", "/inbox/jugador", { count: 0 }],
    ["POST", "/inbox/jugador", { count: 501 }],
    ["POST", "/inbox/jugador", { count: 1, title: "" }],
    ["POST", "/withdrawals/w-1", { settlement: "lost" }],
    ["POST", "/chats/jugador", { text: " " }],
    ["PATCH", "/faults", { latencyMs: 60_000 }],
    ["PATCH", "/faults", { failRate: 2 }],
    ["PATCH", "/faults", { calls: { login: "explode" } }],
    ["PATCH", "/faults", { calls: { nothing: "abort" } }],
    ["PATCH", "/faults", { typo: true }],
    ["POST", "/sessions/expire", { username: 7 }],
  ])("refuses %s %s with %j", async (method, path, body) => {
    const { call, held } = setUp();
    const answer = await call(method, path, body);
    expect([answer.status, answer.body.code]).toEqual([422, "INVALID"]);
    expect(held.faults).toEqual(noFaults);
  });
});
