import type {
  EarningLine,
  Earnings,
  InvitationLink,
  InvitationLinks,
  TeamBets,
  TeamCounts,
  TeamFigures,
  TeamMember,
  TeamPaging,
  TeamReport,
  Transfer,
} from "@volado/domain/agency";
import { moneyIn, wireAmount, wireCentavos, wireCurrency, wireShare } from "./amounts.ts";
import {
  wireCount,
  wireFlag,
  wireId,
  wireInstant,
  wireNumber,
  wireOr,
  wireRequiredText,
  wireText,
} from "./primitives.ts";
import { rows, sideValue } from "./rows.ts";
import { z } from "./z.ts";

/** Team KPI (Spec §3 "Team KPI footer"). */
export const teamCountsSchema = z.pipe(
  z.object({
    footer: z.object({
      teamLoginMemberCount: wireCount,
      teamBetMemberCount: wireCount,
      teamRegisterMemberCount: wireCount,
      teamLinkMemberCount: wireOr(wireCount, 0),
      teamOnlineCount: wireCount,
    }),
  }),
  z.transform(
    ({ footer }): TeamCounts => ({
      loggedIn: footer.teamLoginMemberCount,
      bettors: footer.teamBetMemberCount,
      registered: footer.teamRegisterMemberCount,
      byLink: footer.teamLinkMemberCount,
      online: footer.teamOnlineCount,
    }),
  ),
);

/**
 * Sums in major units. `withdrawal` and `bonus` exclude what was returned; `profit` is wins, bonuses and rebates less stakes.
 */
const figures = {
  betCount: wireCount,
  bettors: wireCount,
  stake: wireAmount,
  win: wireAmount,
  deposit: wireAmount,
  withdrawal: wireCentavos,
  bonus: wireCentavos,
  rebate: wireAmount,
  profit: wireCentavos,
};

const totals = z.object(figures);

/** Sort keys of a report. */
export const figureSchema = z.keyof(totals);

const member = z.object({
  id: wireId,
  name: wireRequiredText,
  type: wireNumber,
  level: wireCount,
  upline: wireText,
  team: wireCount,
  teamBalance: wireAmount,
  balance: wireAmount,
  rebateRate: wireShare,
  joinedAt: wireCount,
  lastLoginAt: wireInstant,
});

type ToMoney = ReturnType<typeof moneyIn>;

const figuresIn = (money: ToMoney, wire: z.output<typeof totals>): TeamFigures => ({
  betCount: wire.betCount,
  bettors: wire.bettors,
  stake: money(wire.stake),
  win: money(wire.win),
  deposit: money(wire.deposit),
  withdrawal: money(wire.withdrawal),
  bonus: money(wire.bonus),
  rebate: money(wire.rebate),
  profit: money(wire.profit),
});

const memberIn = (money: ToMoney, wire: z.output<typeof member>): TeamMember => ({
  ...wire,
  teamBalance: money(wire.teamBalance),
  balance: money(wire.balance),
});

const pages = { page: wireCount, totalPages: wireCount, totalCount: wireCount, currency: wireCurrency };

const paging = {
  ...pages,
  path: rows(member),
  totals,
};

const page = z.object(paging);

const pagingIn = (money: ToMoney, wire: z.output<typeof page>): TeamPaging => ({
  page: wire.page,
  totalPages: wire.totalPages,
  totalCount: wire.totalCount,
  path: wire.path.map((one) => memberIn(money, one)),
  totals: figuresIn(money, wire.totals),
});

const line = z.object({ ...figures, id: wireId, member: wireOr(member, undefined), own: wireFlag });

/** A page of a report about a team; amounts in major units (decisions W6). */
export const teamReportSchema = z.pipe(
  z.object({ ...paging, list: rows(line) }),
  z.transform((wire): TeamReport => {
    const money = moneyIn(wire.currency);
    return {
      ...pagingIn(money, wire),
      list: wire.list.map(({ id, member: lineMember, own, ...sums }) => ({
        ...figuresIn(money, sums),
        id,
        member: lineMember && memberIn(money, lineMember),
        own,
      })),
    };
  }),
);

const bet = z.object({
  id: wireId,
  memberId: wireId,
  name: wireRequiredText,
  game: wireRequiredText,
  gameType: wireRequiredText,
  stake: wireAmount,
  win: wireAmount,
  at: wireCount,
  settled: wireFlag,
});

export const teamBetsSchema = z.pipe(
  z.object({ ...paging, list: rows(bet) }),
  z.transform((wire): TeamBets => {
    const money = moneyIn(wire.currency);
    return {
      ...pagingIn(money, wire),
      list: wire.list.map((one) => ({ ...one, stake: money(one.stake), win: money(one.win) })),
    };
  }),
);

const earningLine = z.union([
  z.object({ type: z.enum(["stake", "win", "bonus", "fixed"]), amount: wireCentavos }),
  z.object({ type: z.literal("tier"), from: wireAmount, activeMembers: wireCount, active: wireCount }),
  z.object({ type: z.enum(["share", "own-share"]), base: wireAmount, rate: wireShare }),
]);

const lineIn = (money: ToMoney, wire: z.output<typeof earningLine>): EarningLine => {
  if (wire.type === "tier") return { ...wire, from: money(wire.from) };
  return "base" in wire ? { ...wire, base: money(wire.base) } : { ...wire, amount: money(wire.amount) };
};

/** A page of an agent's earnings. Without one of its lines the arithmetic would be wrong, so all are dropped. */
export const earningsSchema = z.pipe(
  z.object({
    ...pages,
    total: wireAmount,
    list: rows(
      z.object({
        id: wireId,
        from: wireCount,
        to: wireCount,
        base: wireAmount,
        amount: wireAmount,
        paidAt: wireCount,
        lines: sideValue(z.array(earningLine), []),
      }),
    ),
  }),
  z.transform(({ currency, total, list, ...wire }): Earnings => {
    const money = moneyIn(currency);
    return {
      ...wire,
      total: money(total),
      list: list.map((one) => ({
        ...one,
        base: money(one.base),
        amount: money(one.amount),
        lines: one.lines.map((line) => lineIn(money, line)),
      })),
    };
  }),
);

export const downlineTerms = { agent: wireFlag, rebateRate: wireShare };

/** An invitation link to join below an agent. */
export const invitationLinkSchema = z.object({
  ...downlineTerms,
  code: wireRequiredText,
  createdAt: wireCount,
  joined: wireOr(wireCount, 0),
}) satisfies z.ZodMiniType<InvitationLink>;

export const invitationLinksSchema = z.object({
  links: rows(invitationLinkSchema),
  ownRate: wireShare,
  joined: wireOr(wireCount, 0),
}) satisfies z.ZodMiniType<InvitationLinks>;

export const transferSchema = z.pipe(
  z.object({ currency: wireCurrency, total: wireAmount, balance: wireAmount }),
  z.transform(({ currency, total, balance }): Transfer => {
    const money = moneyIn(currency);
    return { total: money(total), balance: money(balance) };
  }),
);
