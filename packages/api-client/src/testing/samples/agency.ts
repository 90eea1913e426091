const contract = {
  id: "C-agente-daily-salary-active",
  kind: "daily-salary",
  state: "active",
  offeredBy: "corredor",
  offeredAt: 1791828209877,
  answerBefore: 1792433009877,
  answeredAt: 1791914609877,
  validUntil: null,
  endedAt: null,
  basis: "turnover",
  period: "day",
  currency: "MXN",
  tiers: [{ from: "50000.00", activeMembers: 5, pay: { type: "percent", percent: "0.30" } }],
};

const agent = {
  id: "M-agente",
  name: "agente",
  type: 1,
  level: 0,
  upline: null,
  team: 2069,
  teamBalance: "652074.36",
  balance: "12500.00",
  rebateRate: 0.8,
  joinedAt: 1774634609877,
  lastLoginAt: 1795370663937,
};

const downline = {
  ...agent,
  id: "T-0001",
  name: "carla_0001",
  level: 1,
  upline: "agente",
  team: 79,
  teamBalance: "30661.26",
  balance: "45.01",
  rebateRate: 0.4,
  lastLoginAt: null,
};

const line = {
  id: "T-0001",
  member: downline,
  own: false,
  betCount: 121,
  bettors: 29,
  stake: "30850.00",
  win: "25167.15",
  deposit: "42400.00",
  withdrawal: "17900.00",
  bonus: "730.00",
  rebate: "99.84",
  profit: "-4853.01",
};

const bet = {
  id: "T-bet-1459",
  memberId: "T-0564",
  name: "quique_0564",
  game: "Campana Ardiente",
  gameType: "RNG",
  stake: "450.00",
  win: "576.00",
  at: 1795364669877,
  settled: true,
};

const earning = {
  id: "M-agente-rebate-1794808800000",
  from: 1794808800000,
  to: 1795413600000,
  base: "194115.00",
  amount: "562.13",
  paidAt: 1795413600000,
  lines: [
    { type: "share", base: "120430.00", rate: 0.35 },
    { type: "share", base: "73685.00", rate: 0.19 },
    { type: "own-share", base: "790.00", rate: 0.08 },
  ],
} as const;

const dividend = {
  ...earning,
  id: "M-agente-dividend-1794808800000",
  base: "21000.15",
  amount: "1680.01",
  lines: [
    { type: "stake", amount: "194115.00" },
    { type: "win", amount: "171114.85" },
    { type: "bonus", amount: "2000.00" },
    { type: "tier", from: "20000.00", activeMembers: 5, active: 143 },
    { type: "share", base: "21000.15", rate: 8 },
  ],
} as const;

const link = { code: "ZHMECSHP", agent: true, rebateRate: 0.5, createdAt: 1795370666464, joined: 3 };

/** Responses of calls about agents. */
export const agencyValues = {
  listContracts: {
    serverTime: 1795370663655,
    contracts: [
      contract,
      {
        ...contract,
        id: "C-agente-daily-salary-refused",
        state: "refused",
        offeredAt: 1789322609877,
        answerBefore: 1789927409877,
        answeredAt: 1789495409877,
        tiers: [{ from: "60000.00", activeMembers: 6, pay: { type: "percent", percent: "0.20" } }],
      },
    ],
  },
  answerContract: {
    ...contract,
    id: "C-socia-dividend-offered",
    kind: "dividend",
    offeredAt: 1795284209877,
    answerBefore: 1797962609877,
    answeredAt: 1795370663728,
    basis: "net-loss",
    period: "half-month",
    tiers: [
      { from: "20000.00", activeMembers: 5, pay: { type: "percent", percent: "8.00" } },
      { from: "100000.00", activeMembers: 12, pay: { type: "percent", percent: "12.00" } },
    ],
  },
  getTeamCounts: {
    footer: {
      teamLoginMemberCount: 566,
      teamBetMemberCount: 566,
      teamRegisterMemberCount: 856,
      teamLinkMemberCount: 3,
      teamOnlineCount: 66,
    },
  },
  getTeamReport: {
    page: 1,
    totalPages: 1,
    totalCount: 16,
    currency: "MXN",
    path: [agent],
    totals: {
      betCount: 2275,
      bettors: 566,
      stake: "525045.00",
      win: "480158.10",
      deposit: "738650.00",
      withdrawal: "245800.00",
      bonus: "14380.00",
      rebate: "2631.66",
      profit: "-27875.24",
    },
    list: [
      line,
      { ...line, id: "T-0016", member: { ...downline, id: "T-0016", name: "fabian_0016", team: 167 } },
    ],
  },
  listTeamBets: {
    page: 1,
    totalPages: 46,
    totalCount: 1137,
    currency: "MXN",
    path: [{ ...agent, lastLoginAt: 1795370664184 }],
    totals: {
      betCount: 1137,
      bettors: 475,
      stake: "263410.00",
      win: "242281.45",
      deposit: "0.00",
      withdrawal: "0.00",
      bonus: "0.00",
      rebate: "0.00",
      profit: "-21128.55",
    },
    list: [bet, { ...bet, id: "T-bet-717", memberId: "T-0274", name: "lalo_0274", win: "1860.00" }],
  },
  listEarnings: {
    page: 1,
    totalPages: 1,
    totalCount: 5,
    currency: "MXN",
    total: "2242.14",
    list: [earning, dividend],
  },
  getInvitationLinks: {
    links: [link],
    joined: 3,
    ownRate: 0.8,
  },
  createInvitationLink: link,
  removeInvitationLink: { links: [], joined: 3, ownRate: 0.8 },
  openAccount: { id: "M-00000000-0000-4000-8000-86f318747997", name: "recien_abierta" },
  transferToDownlines: { currency: "MXN", total: "25.00", balance: "12475.00" },
};
