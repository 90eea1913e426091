import { type EndpointId, endpoints } from "@volado/api-client/endpoints";
import { EarningKind, TeamGroup } from "@volado/domain/agency";
import { DAY_MS } from "@volado/domain/calendar";
import { GameType } from "@volado/domain/games";
import { moneyOf, sumMoney } from "@volado/domain/money";
import { expect } from "vitest";
import { DEMO_PAYMENT_PASSWORD } from "../data/world/accounts.ts";
import { pesos } from "../testing/pesos.ts";
import { failureOf, type Stage } from "./stage.ts";

/** What the calls of the agency centre must answer on a healthy gateway. */
export const agencyCases = (stage: Stage) => {
  const agent = async (username = "agente") => {
    const player = stage.player();
    await player.signIn(username);
    return player.client;
  };
  const lately = () => ({ from: Date.now() - 30 * DAY_MS, to: Date.now() + DAY_MS });
  return {
    getTeamCounts: async () => {
      const counts = await (await agent()).call(endpoints.getTeamCounts, lately());
      for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
    },
    getTeamReport: async () => {
      const client = await agent();
      const asked = { ...lately(), group: TeamGroup.Member, page: 1, pageSize: 100 };
      const { list, path, totals } = await client.call(endpoints.getTeamReport, asked);
      expect(path.map(({ name, level }) => [name, level])).toEqual([["agente", 0]]);
      const team = list.reduce((sum, { member }) => sum + 1 + (member?.team ?? 0), 0);
      expect(team).toBeGreaterThanOrEqual(2_000);
      expect(path[0]?.team).toBe(team);
      expect(list.reduce((sum, { betCount }) => sum + betCount, 0)).toBe(totals.betCount);
    },
    listTeamBets: async () => {
      const client = await agent();
      const asked = { ...lately(), gameType: GameType.Slots, page: 1, pageSize: 25 };
      const { list, totalCount, totals } = await client.call(endpoints.listTeamBets, asked);
      expect(list).toHaveLength(25);
      expect(new Set(list.map(({ gameType }) => gameType))).toEqual(new Set([GameType.Slots]));
      expect(totals.betCount).toBe(totalCount);
    },
    listEarnings: async () => {
      const client = await agent();
      for (const kind of [EarningKind.Rebate, EarningKind.Dividend]) {
        const asked = { ...lately(), kind, page: 1, pageSize: 100 };
        const { list, total, totalCount } = await client.call(endpoints.listEarnings, asked);
        expect(list).toHaveLength(totalCount);
        const amounts = list.map(({ amount }) => amount);
        expect(total).toEqual(sumMoney(amounts, total.currency));
        expect(total.centavos).toBeGreaterThan(0);
      }
    },
    getInvitationLinks: async () => {
      const { links, ownRate } = await (await agent("socia")).call(endpoints.getInvitationLinks);
      expect([links, ownRate]).toEqual([[], 0.8]);
    },
    createInvitationLink: async () => {
      const client = await agent();
      const terms = { agent: true, rebateRate: 0.5 };
      const link = await client.call(endpoints.createInvitationLink, terms);
      expect(link).toMatchObject(terms);
      expect((await client.call(endpoints.getInvitationLinks)).links).toContainEqual(link);
      const tooMuch = client.call(endpoints.createInvitationLink, { agent: true, rebateRate: 0.81 });
      expect(await failureOf(tooMuch)).toMatchObject({ code: "invalid_input" });
    },
    removeInvitationLink: async () => {
      const client = await agent("socia");
      const { code } = await client.call(endpoints.createInvitationLink, { agent: false, rebateRate: 0 });
      const { links } = await client.call(endpoints.removeInvitationLink, { code });
      expect(links.map((link) => link.code)).not.toContain(code);
      const again = client.call(endpoints.removeInvitationLink, { code });
      expect(await failureOf(again)).toMatchObject({ code: "not_found" });
    },
    openAccount: async () => {
      const client = await agent();
      const account = { username: "recien_abierta", password: "Abierta2026", agent: false, rebateRate: 0.1 };
      const opened = await client.call(endpoints.openAccount, account);
      expect(opened.name).toBe(account.username);
      const player = stage.player();
      await player.signIn(account.username, account.password);
      expect(await player.client.call(endpoints.getMemberInfo)).toMatchObject({ account: account.username });
      expect(await failureOf(client.call(endpoints.openAccount, account))).toMatchObject({
        code: "username_taken",
      });
    },
    transferToDownlines: async () => {
      const client = await agent();
      const asked = { ...lately(), group: TeamGroup.Member, page: 1, pageSize: 2 };
      const { list } = await client.call(endpoints.getTeamReport, asked);
      const before = await client.call(endpoints.getWallet);
      const order = {
        memberIds: list.map(({ id }) => id),
        amount: pesos(12.5),
        paymentPassword: DEMO_PAYMENT_PASSWORD,
      };
      expect(await client.call(endpoints.transferToDownlines, order)).toEqual({
        total: pesos(25),
        balance: moneyOf(before.total - 2_500, "MXN"),
      });
    },
  } satisfies Partial<Record<EndpointId, () => Promise<void>>>;
};
