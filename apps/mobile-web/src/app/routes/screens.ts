import type { ScreenModule } from "./lazy-screen.tsx";

const table = {
  agentHome: () => import("../../screens/agent/agent-home.screen.tsx"),
  agentContract: () => import("../../screens/agent/contract.screen.tsx"),
  earnings: () => import("../../screens/agent/earnings.screen.tsx"),
  teamBets: () => import("../../screens/agent/team-bets.screen.tsx"),
  teamOverview: () => import("../../screens/agent/team-overview.screen.tsx"),
  teamReport: () => import("../../screens/agent/team-report.screen.tsx"),
  app: () => import("../../screens/app/app.screen.tsx"),
  changePassword: () => import("../../screens/auth/change-password.screen.tsx"),
  forgotPassword: () => import("../../screens/auth/forgot-password.screen.tsx"),
  register: () => import("../../screens/auth/register.screen.tsx"),
  trial: () => import("../../screens/auth/trial.screen.tsx"),
  gameListByType: () => import("../../screens/games/game-list-by-type.screen.tsx"),
  hot: () => import("../../screens/games/hot.screen.tsx"),
  lotteryLobby: () => import("../../screens/games/lottery.screen.tsx"),
  recent: () => import("../../screens/games/recent.screen.tsx"),
  sportsbook: () => import("../../screens/games/sportsbook.screen.tsx"),
  vendorCentre: () => import("../../screens/games/vendor-centre.screen.tsx"),
  help: () => import("../../screens/help/help.screen.tsx"),
  benefits: () => import("../../screens/member/benefits.screen.tsx"),
  inviteFriends: () => import("../../screens/member/invite.screen.tsx"),
  memberHome: () => import("../../screens/member/member-home.screen.tsx"),
  profile: () => import("../../screens/member/profile.screen.tsx"),
  records: () => import("../../screens/member/records.screen.tsx"),
  security: () => import("../../screens/member/security.screen.tsx"),
  settings: () => import("../../screens/member/settings.screen.tsx"),
  withdraw: () => import("../../screens/member/withdraw.screen.tsx"),
  inbox: () => import("../../screens/messages/inbox.screen.tsx"),
  messages: () => import("../../screens/messages/messages.screen.tsx"),
  notices: () => import("../../screens/messages/notices.screen.tsx"),
  promotion: () => import("../../screens/promotions/promotion.screen.tsx"),
  promotions: () => import("../../screens/promotions/promotions.screen.tsx"),
  rewards: () => import("../../screens/rewards/rewards.screen.tsx"),
  closed: () => import("../../screens/system/closed.screen.tsx"),
  deposit: () => import("../../screens/wallet/deposit.screen.tsx"),
};

type PropsOf<Load> = Load extends () => Promise<ScreenModule<infer Props>> ? Props : never;

/** What each screen is given, by the screen's name. */
export type ScreenProps = { readonly [Name in keyof typeof table]: PropsOf<(typeof table)[Name]> };

/**
 * Where the code of the screens is that the first load doesn't name: each names all the files it needs, which
 * is most of what a row of the route table weighs. The rows themselves stand in the first load and ask here
 * (`later.ts`).
 */
export const screens: {
  readonly [Name in keyof ScreenProps]: () => Promise<ScreenModule<ScreenProps[Name]>>;
} = table;
