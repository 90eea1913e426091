import { DAY_MS } from "@volado/domain/calendar";
import { moneyOf } from "@volado/domain/money";
import { describe, expect, it } from "vitest";
import { DEMO_PAYMENT_PASSWORD } from "../data/world/accounts.ts";
import { loginFields, outcomeOf, pesos, registrationSteps, useMember, walletOf } from "../testing/index.ts";

const gateway = useMember("agente");
const { register } = registrationSteps(gateway);
const always = { from: 0, to: Date.now() + 2 * DAY_MS, page: 1, pageSize: 100 };

describe("an invitation link", () => {
  it("registers members with its type and rebate, below its agent", async () => {
    const { code } = await gateway.read("createInvitationLink", { agent: true, rebateRate: 0.35 });
    const known = await gateway.send("checkInvitationCode", { code: code.toLowerCase(), agents: true });
    expect(known.body.value).toMatchObject({ code });
    expect(outcomeOf(await register({ username: "enlazada", affiliateCode: code }))).toBe("ok");
    const members = gateway
      .services()
      .db.selectFrom("members")
      .select([...(["inviter_id", "type", "rebate_rate", "invitation_link"] as const)]);
    const joined = await members.where("username", "=", "enlazada").executeTakeFirst();
    expect(joined).toEqual({ inviter_id: "M-agente", type: 1, rebate_rate: 35, invitation_link: code });
    const { links } = await gateway.read("getInvitationLinks");
    expect(links.find((link) => link.code === code)?.joined).toBe(1);
  });

  it("stops working once its agent, and nobody else, has removed it", async () => {
    const terms = { agent: false, rebateRate: 0 };
    const { code } = await gateway.read("createInvitationLink", terms);
    expect((await gateway.read("getInvitationLinks")).links[0]).toMatchObject({ code, ...terms });
    const remove = () => gateway.outcome("removeInvitationLink", { code });
    await gateway.become("socia");
    expect(await remove()).toBe("not_found");
    await gateway.become("agente");
    expect([await remove(), await remove()]).toEqual(["ok", "not_found"]);
    expect(await gateway.outcome("checkInvitationCode", { code })).toBe("invalid_invitation");
  });

  it.each([0.81, 0.005])("allows no rebate of %j", async (rebateRate) => {
    expect(await gateway.outcome("createInvitationLink", { agent: true, rebateRate })).toBe("invalid_input");
  });
});

describe("an account opened by an agent", () => {
  const account = { username: "abierta_1", password: "Abierta2026", agent: true, rebateRate: 0.4 };

  it("can log in, is in the tree, and leads its own", async () => {
    const { id, name } = await gateway.read("openAccount", { ...account, username: " Ａbierta_1\u200b " });
    expect(name).toBe("abierta_1");
    const { list } = await gateway.read("getTeamReport", {
      ...always,
      tool: "members",
      group: "MEMBER",
      name,
    });
    expect(list).toMatchObject([{ id, member: { name, level: 1, type: 1, rebateRate: 0.4, team: 0 } }]);
    const login = await gateway.send("login", loginFields({ username: name, password: account.password }));
    expect(login.body.value).toMatchObject({ userName: name, type: 1 });
  });

  it.each([
    [{ username: "jugador" }, "username_taken"],
    [{ password: "onlyletters" }, "invalid_input"],
    [{ password: "Abierta_1" }, "password_is_username"],
    [{ password: "password123" }, "password_common"],
    [{ username: "?", password: "password123" }, "invalid_input"],
    [{ rebateRate: 0.9 }, "invalid_input"],
  ])("is refused for %j: %s", async (fields, code) => {
    expect(await gateway.outcome("openAccount", { ...account, ...fields })).toBe(code);
  });
});

describe("a transfer", () => {
  const names = ["agente", "socia", "jugador"];
  const ids = ["M-socia", "M-jugador"];
  const order = { memberIds: ids, amount: "10.00", paymentPassword: DEMO_PAYMENT_PASSWORD };
  const wallets = () => Promise.all(names.map((name) => walletOf(gateway.services(), name)));
  const transfer = (fields: object = {}) => gateway.outcome("transferToDownlines", { ...order, ...fields });

  /** A direct downline, and one below it. */
  const lead = async () => {
    await gateway.change("socia", { inviter_id: "M-agente" });
    await gateway.change("jugador", { inviter_id: "M-socia" });
  };

  it("moves the amount to each downline, and names the other side to both", async () => {
    await lead();
    const before = await wallets();
    expect(await gateway.read("transferToDownlines", order)).toEqual({
      total: pesos(20),
      balance: moneyOf((before[0]?.balance ?? 0) - 2_000, "MXN"),
    });
    const after = await wallets();
    const moved = after.map(({ balance }, index) => balance - (before[index]?.balance ?? 0));
    expect(moved).toEqual([-2_000, 1_000, 1_000]);
    for (const { balance, entries } of after) expect(balance).toBe(entries);
    const transfers = async () => {
      const { records } = await gateway.read("listRecords", { ...always, type: "O" });
      const found = records.filter(({ kind }) => kind === "transfer");
      return found.map(({ amount, counterparty }) => [counterparty, amount]);
    };
    expect(await transfers()).toEqual([
      ["socia", pesos(-10)],
      ["jugador", pesos(-10)],
    ]);
    await gateway.become("jugador");
    expect(await transfers()).toEqual([["agente", pesos(10)]]);
  });

  it.each([
    [{ memberIds: [...ids, "M-corredor"] }, "not_permitted"],
    [{ memberIds: ["M-agente"] }, "not_permitted"],
    [{ memberIds: [...ids, ...ids] }, "invalid_input"],
    [{ amount: "0.50" }, "invalid_input"],
    [{ amount: "9000.00" }, "insufficient_balance"],
    [{ paymentPassword: "0" }, "payment_password_wrong"],
  ])("of %j moves nothing to anybody: %s", async (fields, code) => {
    await lead();
    const before = await wallets();
    expect(await transfer(fields)).toBe(code);
    expect(await wallets()).toEqual(before);
  });

  it("can't send bonus money", async () => {
    await lead();
    const deposit = { methodId: "spei", amount: "250", bonusId: "reload-50" };
    const { id } = await gateway.read("createDeposit", deposit);
    await gateway.console().settleDeposit(id, "paid");
    await gateway.console().setBalance("agente", 13_000, crypto.randomUUID());
    expect(await transfer()).toBe("insufficient_balance");
    expect(await transfer({ amount: "2.50" })).toBe("ok");
  });
});
