import type {
  Earnings,
  InvitationLink,
  InvitationLinks,
  TeamBets,
  TeamCounts,
  TeamReport,
  Transfer,
} from "@volado/domain/agency";
import { wireAmount, wireCurrency } from "./amounts.ts";
import { wireCount, wireFlag, wireId, wireInstant, wireNumber, wireOr } from "./primitives.ts";
import { rows } from "./rows.ts";
import { wireSome } from "./words.ts";
import { z } from "./z.ts";

/** Team KPI (Spec §3 "Team KPI footer"). */
export const teamCountsSchema = z.pipe(
  z.object({
    footer: z.object({
      teamLoginMemberCount: wireCount,
      teamBetMemberCount: wireCount,
      teamRegisterMemberCount: wireCount,
      teamOnlineCount: wireCount,
    }),
  }),
  z.transform(
    ({ footer }): TeamCounts => ({
      loggedIn: footer.teamLoginMemberCount,
      bettors: footer.teamBetMemberCount,
      registered: footer.teamRegisterMemberCount,
      online: footer.teamOnlineCount,
    }),
  ),
);

const figures = {
  betCount: wireCount,
  bettors: wireCount,
  stake: wireAmount,
  win: wireAmount,
  deposit: wireAmount,
  withdrawal: wireNumber,
  bonus: wireAmount,
  rebate: wireAmount,
  profit: wireNumber,
};

const totals = z.object(figures);

/** What a report may be sorted by. */
export const figureSchema = z.keyof(totals);

const member = z.object({
  id: wireId,
  name: wireSome,
  type: wireNumber,
  level: wireCount,
  team: wireCount,
  teamBalance: wireAmount,
  balance: wireAmount,
  rebateRate: wireAmount,
  joinedAt: wireCount,
  lastLoginAt: wireInstant,
});

const pages = { page: wireCount, totalPages: wireCount, totalCount: wireCount, currency: wireCurrency };

const paging = {
  ...pages,
  path: rows(member),
  totals,
};

const line = z.object({ ...figures, id: wireId, member: wireOr(member, undefined), own: wireFlag });

/** A page of a report about a team; amounts in major units (decisions W6). */
export const teamReportSchema = z.object({ ...paging, list: rows(line) }) satisfies z.ZodMiniType<TeamReport>;

const bet = z.object({
  id: wireId,
  memberId: wireId,
  name: wireSome,
  game: wireSome,
  gameType: wireSome,
  stake: wireAmount,
  win: wireAmount,
  at: wireCount,
  settled: wireFlag,
});

/** A page of a team's bets. */
export const teamBetsSchema = z.object({ ...paging, list: rows(bet) }) satisfies z.ZodMiniType<TeamBets>;

/** A page of an agent's payments. */
export const earningsSchema = z.object({
  ...pages,
  total: wireAmount,
  list: rows(
    z.object({
      id: wireId,
      from: wireCount,
      to: wireCount,
      base: wireAmount,
      rate: wireAmount,
      amount: wireAmount,
      paidAt: wireCount,
    }),
  ),
}) satisfies z.ZodMiniType<Earnings>;

/** What a downline is given. */
export const downlineTerms = { agent: wireFlag, rebateRate: wireAmount };

/** A link by which members join below an agent. */
export const invitationLinkSchema = z.object({
  ...downlineTerms,
  code: wireSome,
  createdAt: wireCount,
}) satisfies z.ZodMiniType<InvitationLink>;

/** An agent's links. */
export const invitationLinksSchema = z.object({
  links: rows(invitationLinkSchema),
  ownRate: wireAmount,
}) satisfies z.ZodMiniType<InvitationLinks>;

/** What came of a transfer. */
export const transferSchema = z.object({
  total: wireAmount,
  balance: wireAmount,
}) satisfies z.ZodMiniType<Transfer>;
