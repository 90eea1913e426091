import { HOUR_MS } from "@volado/domain/calendar";
import { describe, expect, it } from "vitest";
import { createMember } from "../members/create-member.ts";
import { sweep } from "../sweeper.ts";
import { pesos, pictureFile, useMember } from "../testing/index.ts";

const gateway = useMember();
const now = () => gateway.services().now();

describe("the member", () => {
  it.each([
    ["jugador", 0, "VIP Bronce", 5_000],
    ["agente", 1, undefined, 12_500],
    ["prueba", 4, undefined, 1_000],
  ])("%s has type %i, label %s and an opening balance", async (username, type, clubLabel, balance) => {
    await gateway.become(username);
    expect(await gateway.read("getMemberInfo")).toMatchObject({ account: username, type, clubLabel });
    expect(await gateway.read("getWallet")).toEqual({ total: balance * 100, currency: "MXN" });
    expect((await gateway.send("getWallet")).headers.get("Cache-Control")).toBe("no-store");
  });

  it("renews the session for its whole lifetime, but an ended one stays ended", async () => {
    const outcomes = [];
    for (const hours of [11, 11, 13]) {
      gateway.later(hours * HOUR_MS);
      outcomes.push(await gateway.outcome("renewMember"));
    }
    expect(outcomes).toEqual(["ok", "ok", "session_expired"]);
  });

  it("has money in the wallet, in open bets and in pending withdrawals", async () => {
    const nothing = { available: pesos(5_000), bonus: pesos(0), withdrawing: pesos(0), vendors: [] };
    expect(await gateway.read("getMerchantWallet")).toMatchObject(nothing);
    const { db } = gateway.services();
    const of = { member_id: "M-jugador", node_id: "FB-SPORTS-001" };
    const money = { stake: 1_050, win: 0, slip: "{}", outcome: "{}", placed_at: now(), due_at: now() + 1 };
    const bet = (id: string, settled_at: number | null) => {
      const row = { id, idempotency_key: id, settled_at, ...of, ...money };
      return db.insertInto("bets").values(row).execute();
    };
    await Promise.all([bet("one", null), bet("two", null), bet("three", now())]);
    const account = { member_id: "M-jugador", bank: "BBVA", card_tail: "1234", holder: "Ana" };
    const order = { id: "W", state: "pending", amount: 50_000, fee: 500 } as const;
    const times = { requested_at: now(), settled_at: null };
    await db
      .insertInto("withdrawals")
      .values({ ...account, ...order, ...times })
      .execute();
    expect(await gateway.read("getMerchantWallet")).toMatchObject({
      withdrawing: pesos(505),
      vendors: [{ vendor: "FB", name: expect.any(String), amount: pesos(21) }],
    });
  });
});

it("an invitation counts its registrations and lists the latest with masked names", async () => {
  const join = async (username: string) => {
    gateway.later(1_000);
    const nothing = { nickname: null, type: 0, passwordHash: "", mobile: null, email: null };
    const person = { username, inviterId: "M-jugador", ...nothing };
    const { db } = gateway.services();
    await db.transaction().execute((tx) => createMember(tx, person, now()));
  };
  expect(await gateway.read("getInvitation")).toMatchObject({ code: "JUGADOR1", invited: 0, friends: [] });
  await join("valentina");
  await join("ana");
  const { invited, friends } = await gateway.read("getInvitation");
  expect([invited, ...friends.map(({ name }) => name)]).toEqual([2, "a***", "v***a"]);
  await gateway.become("socia");
  expect((await gateway.read("getInvitation")).invited).toBe(0);
});

const play = async (username: string, stake: number): Promise<void> => {
  const round = { id: crypto.randomUUID(), idempotency_key: crypto.randomUUID(), node_id: "JL-RNG-001" };
  const values = { ...round, member_id: `M-${username}`, stake, win: 0, outcome: "{}", created_at: now() };
  await gateway.services().db.insertInto("rounds").values(values).execute();
};

it("the VIP club's levels are in the language of the request", async () => {
  const english = { headers: { Language: "EN" } };
  expect((await gateway.read("getMemberInfo", {}, english)).clubLabel).toBe("VIP Bronze");
  const { label, levels } = await gateway.read("getBenefits", {}, english);
  expect(label).toBe("VIP Bronze");
  expect(levels.map(({ name }) => name)).toEqual(["VIP Bronze", "VIP Silver", "VIP Gold", "VIP Diamond"]);
  expect((await gateway.read("getBenefits")).levels[1]?.name).toBe("VIP Plata");
});

it("the VIP club raises members to the level of their stakes, and nobody without a label", async () => {
  const before = { label: "VIP Plata", turnover: pesos(249_999.99) };
  expect((await gateway.read("getBenefits")).label).toBe("VIP Bronce");
  await play("jugador", 24_999_999);
  await play("agente", 999_999_999);
  await sweep(gateway.services());
  expect(await gateway.read("getBenefits")).toMatchObject(before);
  await play("jugador", 1);
  await sweep(gateway.services());
  expect((await gateway.read("getBenefits")).label).toBe("VIP Oro");
  await gateway.become("agente");
  expect(await gateway.outcome("getBenefits")).toBe("not_permitted");
});

describe("a profile picture", () => {
  const set = (fields: Readonly<Record<string, unknown>>) => gateway.read("setHeadIcon", fields);
  const current = async () => (await gateway.read("getHeadIcon")).current;
  const fetched = (path = "") => fetch(gateway.url() + path);

  it("is missing at first, then a preset, in the member's own data too", async () => {
    expect(await current()).toBe(undefined);
    const { current: headIcon, icons } = await set({ iconId: "crown" });
    expect(icons.find(({ id }) => id === "crown")?.url).toBe(headIcon);
    expect((await gateway.send("getMemberInfo")).body.value).toMatchObject({ headIcon });
    expect((await fetched(headIcon)).headers.get("Content-Type")).toContain("image/svg+xml");
  });

  it("may be an uploaded file, served with its type and nothing that runs, until it is replaced", async () => {
    const { current: first } = await set({ file: pictureFile("image/png", { size: 100 }) });
    const picture = await fetched(first);
    expect(picture.headers.get("Content-Type")).toBe("image/png");
    expect(picture.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(picture.headers.get("Content-Security-Policy")).toContain("sandbox");
    const { current: second } = await set({ file: pictureFile("image/jpeg") });
    expect([(await fetched(first)).status, (await fetched(second)).status]).toEqual([404, 200]);
  });

  it.each([
    [{ file: new File(["<svg onload='alert(1)'>"], "a.png", { type: "image/png" }) }, "invalid_input"],
    [{ iconId: "../secret" }, "not_found"],
    [{}, "invalid_input"],
  ])("can't be %o: %s", async (fields, code) => {
    expect(await gateway.outcome("setHeadIcon", fields)).toBe(code);
    expect(await current()).toBe(undefined);
  });
});
