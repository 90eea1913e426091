const reward = {
  id: "R-agente-gift-Issued",
  kind: "gift",
  status: "Issued",
  amount: "150.00",
  currency: "MXN",
  givenAt: 1795284209877,
  claimBefore: null,
  claimedAt: null,
};

const task = {
  id: "rounds-10",
  measure: "rounds",
  goal: "10",
  progress: "0",
  amount: "5.00",
  currency: "MXN",
  status: "Process",
};

const signInCalendar = {
  month: "2026-11",
  today: "2026-11-22",
  nextDayAt: 1795413600000,
  serverTime: 1795370675444,
  signedToday: true,
  streak: 1,
  prizes: ["5.00", "5.00", "8.00"],
  currency: "MXN",
  days: [{ day: "2026-11-22", amount: "5.00" }],
};

const redRain = {
  serverTime: 1795370676431,
  currency: "MXN",
  rain: {
    id: "2026-11-22 720",
    startsAt: 1795370400000,
    endsAt: 1795371300000,
    tries: 5,
    maxPrize: "10.00",
    openings: [],
  },
  last: { endedAt: 1795356900000, opened: 0, won: "0.00" },
};

/** Responses of calls about rewards. */
export const rewardsValues = {
  listRewards: {
    serverTime: 1795370673252,
    rewards: [reward],
  },
  claimReward: { ...reward, status: "Claimed", claimedAt: 1795370674347 },
  redeemPromoCode: {
    id: "00000000-0000-4000-8000-90448a42a06d",
    kind: "promo-code",
    status: "Claimed",
    amount: "50.00",
    currency: "MXN",
    givenAt: 1795370674841,
    claimBefore: null,
    claimedAt: 1795370674841,
  },
  listDailyTasks: {
    day: "2026-11-22",
    endsAt: 1795413600000,
    serverTime: 1795370674919,
    tasks: [
      task,
      {
        id: "stakes-500",
        measure: "stakes",
        goal: "500.00",
        progress: "0.00",
        amount: "15.00",
        currency: "MXN",
        status: "Process",
      },
    ],
  },
  claimDailyTask: { ...task, progress: "10", status: "Claimed" },
  getSignInCalendar: signInCalendar,
  claimSignIn: signInCalendar,
  getRedRain: redRain,
  openEnvelope: {
    ...redRain,
    serverTime: 1795370677172,
    rain: { ...redRain.rain, openings: ["2.00"] },
  },
};
