const memberInfo = {
  id: "M-jugador",
  account: "jugador",
  nickname: "Jugador",
  type: 0,
  clubLabel: { labelName: "VIP Plata" },
  headIcon: "/api/pictures/00000000-0000-4000-8000-acd20818c444",
};

const headIcons = {
  current: "/api/pictures/00000000-0000-4000-8000-acd20818c444",
  icons: [
    { id: "sol", url: "/art/symbol/968f6c5b/sol.svg" },
    { id: "coin", url: "/art/symbol/c9741929/coin.svg" },
  ],
};

const bankCard = {
  id: "B-00000000-0000-4000-8000-91cfed1f833f",
  bank: { code: "012", name: "BBVA México" },
  holder: "Sofía Cia",
  kind: "card",
  lastDigits: "0021",
  addedAt: 1795370669115,
};

/** Responses of calls about a member and their account. */
export const memberValues = {
  getMemberInfo: memberInfo,
  renewMember: memberInfo,
  getInvitation: {
    code: "AGENTE01",
    invited: 17,
    friends: [
      { name: "re***a", joinedAt: 1795370666883 },
      { name: "ra***9", joinedAt: 1792652609877 },
    ],
  },
  getBenefits: {
    label: "VIP Plata",
    turnover: "0.00",
    currency: "MXN",
    levels: [
      { name: "VIP Bronce", from: "0.00", perks: [{ kind: "birthday-bonus", amount: "100.00" }] },
      {
        name: "VIP Plata",
        from: "50000.00",
        perks: [
          { kind: "weekly-bonus", amount: "100.00" },
          { kind: "rebate", percent: "0.30" },
          { kind: "withdrawals", count: 5, free: 2 },
        ],
      },
    ],
    paid: [{ kind: "rebate", amount: "37.03", at: 1795370666883 }],
    coming: [
      { kind: "weekly-bonus", amount: "0.00", at: 1795975200000 },
      { kind: "rebate", amount: "12.50", at: 1795975200000 },
    ],
  },
  getHeadIcon: headIcons,
  setHeadIcon: headIcons,
  getWallet: { sumBalance: "12500.00", currency: "MXN" },
  setPaymentPassword: null,
  bindMobile: null,
  sendEmailCode: { expirationTime: 1795370730425, serverTime: 1795370670425 },
  bindEmail: null,
  listPasskeys: [
    {
      id: "c2FtcGxl",
      browser: "Chrome",
      device: "Android",
      addedAt: 1795370658419,
      usedAt: 1795370718419,
    },
  ],
  startPasskey: {
    rp: { id: "localhost", name: "Volado" },
    user: { id: "anVnYWRvcg", name: "jugador", displayName: "jugador" },
    challenge: "r2JzV9m0o3yT4kq1b8XwUA",
    pubKeyCredParams: [{ type: "public-key", alg: -7 }],
    excludeCredentials: [{ id: "c2FtcGxl", type: "public-key", transports: ["internal"] }],
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  },
  addPasskey: { id: "bnVldmE", browser: "Safari", device: "iPhone", addedAt: 1795370718419, usedAt: null },
  removePasskey: null,
  listBankCards: {
    cards: [
      {
        id: "B-00000000-0000-4000-8000-84077aac46de",
        bank: { code: "012", name: "BBVA México" },
        holder: "Ana Luz",
        kind: "clabe",
        lastDigits: "7886",
        addedAt: 1795370670905,
      },
      bankCard,
    ],
    banks: [
      { code: "062", name: "Afirme" },
      { code: "127", name: "Azteca" },
    ],
    limit: 5,
  },
  addBankCard: bankCard,
  removeBankCard: null,
};
