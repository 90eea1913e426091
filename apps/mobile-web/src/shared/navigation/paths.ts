import { ListField } from "@volado/domain/games";
import { HOME_PATH, homePaths } from "@volado/domain/navigation";
import type { SiteSwitch } from "@volado/domain/site";

/** Query parameters of a page; undefined ones are left out. */
type Query = Readonly<Record<string, string | undefined>>;

/** The bottom menu item that a page belongs to (Spec §2 "Bottom menu"). */
export type TabName = "home" | "sports" | "invite" | "deposit" | "profile";

/** Conditions for opening a page; `app/shell/guards/detour.ts` implements them. */
export type GuardName =
  | "session"
  | "real-account"
  | "own-lists"
  | "free-play"
  | "no-account"
  | "contracts"
  | "agents";

/** A switch that closes pages: a white-label one, the VIP club's or the app's (Spec §3). */
export type PageSwitch = SiteSwitch | "HAS_VIP" | "APP_DOWNLOAD";

interface PageOptions {
  /** Pages that belong to an item show the bottom menu. */
  readonly tab?: TabName;
  readonly guards?: readonly GuardName[];
  /** While it is off, the page redirects. Pages that say themselves that they are closed have none. */
  readonly needs?: PageSwitch;
  /** The same for single views, by the query's `view`. */
  readonly viewNeeds?: Readonly<Record<string, PageSwitch>>;
  /** Other paths that open the page. */
  readonly aliases?: readonly string[];
  /** The screen fills the window, without bars around it. */
  readonly fullScreen?: boolean;
  /** Readable while the site is closed: help, terms, player protection. */
  readonly openWhenClosed?: boolean;
}

/** A page of the site: all patterns that open it (the first is canonical) and the builder of its address. */
export interface Page<Q extends Query = Query>
  extends Pick<PageOptions, "tab" | "needs" | "viewNeeds" | "fullScreen" | "openWhenClosed"> {
  readonly patterns: readonly [string, ...string[]];
  readonly guards: readonly GuardName[];
  readonly to: (query?: Q) => string;
}

const page = <Q extends Query = Record<never, never>>(
  path: string,
  { aliases = [], guards = [], ...options }: PageOptions = {},
): Page<Q> => ({
  ...options,
  patterns: [path, ...aliases],
  guards,
  to: (query) => {
    const fields = Object.entries(query ?? {}).filter((field): field is [string, string] =>
      Boolean(field[1]),
    );
    return fields.length === 0 ? path : `${path}?${new URLSearchParams(fields)}`;
  },
});

type VendorQuery = { readonly vendor?: string | undefined };
type ListQuery = VendorQuery & { readonly gameType?: string | undefined; readonly type?: "fav" | undefined };

/** A page that lists games; its address uses the gateway's name of the vendor parameter. */
const listPage = <Q extends VendorQuery = VendorQuery>(path: string, options?: PageOptions): Page<Q> => {
  const { to, ...rest } = page<Query>(path, { tab: "home", guards: ["own-lists"], ...options });
  return {
    ...rest,
    to: (query) => {
      const { vendor, ...others }: VendorQuery = query ?? {};
      return to({ ...others, [ListField.Vendor]: vendor });
    },
  };
};

/** Filters of the records; the domain parses them. */
type RecordQuery = {
  readonly types?: string | undefined;
  readonly status?: string | undefined;
  readonly days?: string | undefined;
  readonly period?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};
/** Member and filters of a team page; the domain parses them. */
type TeamQuery = {
  readonly member?: string | undefined;
  readonly days?: string | undefined;
  readonly period?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly name?: string | undefined;
  readonly only?: string | undefined;
  readonly sort?: string | undefined;
  readonly gameType?: string | undefined;
};

const teamPage = (path: string, needs: SiteSwitch) =>
  page<TeamQuery>(path, { tab: "profile", guards: ["session", "agents"], needs });
const contractPage = (path: string) => page(path, { tab: "profile", guards: ["contracts"] });

/**
 * All pages of the site (Spec §2), used by routes, menus and links. Home's paths and those that affect the header are
 * also in `@volado/domain/navigation`. Each key is a page's name, from which `app/routes` derives its screen's file and
 * title.
 */
export const paths = {
  home: page<{ readonly category?: string | undefined }>(HOME_PATH, {
    tab: "home",
    aliases: homePaths.filter((path) => path !== HOME_PATH),
  }),
  login: page<{ readonly back?: string | undefined; readonly as?: "agent" | undefined }>("/m/login", {
    guards: ["no-account"],
  }),
  register: page<{ readonly back?: string | undefined }>("/m/register", {
    aliases: ["/m/register.html"],
    guards: ["no-account"],
  }),
  forgotPassword: page<{ readonly as?: "agent" | undefined }>("/m/forget"),
  trial: page("/m/trail", { guards: ["free-play"] }),
  changePassword: page("/m/changePsw", { guards: ["session"] }),
  agentRegister: page("/m/agentRegister", { guards: ["no-account"] }),

  memberHome: page("/m/member/home", { tab: "profile", guards: ["real-account"] }),
  benefits: page("/m/member/benefits", { tab: "profile", guards: ["session"], needs: "HAS_VIP" }),
  security: page<{
    readonly view?: "payment" | "mobile" | "email" | "passkeys" | "cards" | "card" | undefined;
  }>("/m/securityCenter", { tab: "profile", guards: ["session"] }),
  settings: page("/m/set", { tab: "profile", guards: ["session"] }),
  profile: page("/m/mine", { tab: "profile", guards: ["session"] }),
  inviteFriends: page("/m/inviteFriends", { tab: "invite", guards: ["session"] }),
  deposit: page<{ readonly deposit?: string | undefined; readonly bonus?: string | undefined }>(
    "/m/voucherCenter",
    {
      tab: "deposit",
      guards: ["real-account"],
    },
  ),
  withdraw: page("/m/withdraw", { tab: "profile", guards: ["real-account"] }),
  rewards: page<{ readonly view?: "tasks" | undefined }>("/m/rewardCenter", {
    tab: "profile",
    guards: ["real-account"],
  }),
  promoCode: page("/m/promoCode", { tab: "profile", guards: ["real-account"] }),
  transactions: page<RecordQuery>("/m/transaction/record", { tab: "profile", guards: ["session"] }),
  messages: page("/m/message", { tab: "profile" }),
  inbox: page<{
    readonly view?: "sent" | "write" | undefined;
    readonly about?: "affiliates" | "feedback" | undefined;
    readonly message?: string | undefined;
  }>("/m/webEmail", { tab: "profile", guards: ["real-account"] }),
  notices: page<{ readonly index?: string | undefined }>("/m/notice"),
  agentNotices: page<{ readonly types?: string | undefined; readonly index?: string | undefined }>(
    "/m/member/notice",
    { guards: ["session"] },
  ),
  help: page<{ readonly i?: string | undefined }>("/m/help", { openWhenClosed: true }),
  app: page("/m/app", { needs: "APP_DOWNLOAD" }),

  promotions: page<{ readonly category?: string | undefined }>("/m/activity", { tab: "home" }),
  dailySignIn: page("/m/activity/signIn", { tab: "profile", guards: ["real-account"] }),
  promotion: page<{ readonly id?: string | undefined }>("/m/activityDetail"),

  gameCenter: listPage<ListQuery>("/m/gameCenter"),
  gameList: listPage<ListQuery>("/m/gameList"),
  slotsCenter: listPage("/m/slotsCenter"),
  slots: listPage<VendorQuery & { readonly name?: string | undefined }>("/m/slot-games"),
  slotProviders: listPage("/m/provider"),
  live: listPage("/m/live-games"),
  poker: listPage("/m/poker-games"),
  fishing: listPage("/m/fishing-games"),
  sports: listPage("/m/sport-games", { tab: "sports" }),
  esports: listPage("/m/esport-games", { tab: "sports" }),
  roulette: listPage("/m/roulette"),
  baccarat: listPage("/m/baccarat"),
  inhouse: listPage("/m/inhouse"),
  jili: listPage("/m/jili"),
  recent: listPage("/m/recent", { guards: ["session"] }),
  hot: listPage("/m/hot-games"),
  lottery: listPage("/m/lott"),
  electronicLottery: listPage("/m/elott"),
  lotteryLobby: page<{ readonly group?: string | undefined }>("/m/lottery", { tab: "home" }),
  cockfight: listPage("/m/cockfight", { tab: "sports" }),
  sportsbook: page("/m/fb-games", { guards: ["session"], fullScreen: true }),

  /** A game in full screen. The specification has no address for it (docs/decisions/003). */
  play: page("/m/play", { fullScreen: true }),

  agentHome: page<
    Omit<TeamQuery, "name" | "sort" | "gameType" | "only"> & {
      readonly view?: "open" | "links" | "transfer" | "member" | undefined;
    }
  >("/m/agent", {
    guards: ["agents"],
    viewNeeds: { open: "DOWNMAN", links: "DOWNMAN", member: "DOWNMAN", transfer: "AGENTRANSMULTDOWN3" },
  }),
  agentOverview: teamPage("/m/agent/team/overview", "AGEPAG"),
  agentTeam: teamPage("/m/member/team", "DOWNMAN"),
  agentProfit: teamPage("/m/agent/team/pnl", "AGETEAMPNL3"),
  agentBetting: teamPage("/m/teamBetting", "TEAMBETTING3"),
  agentRebate: teamPage("/m/member/agent/agentRebeat", "AGEREBINC3"),
  agentTeamRebate: teamPage("/m/member/teamRebate", "AGEREBINC3"),
  agentDividend: teamPage("/m/member/agent/agentDivident", "AGEDIVIDEND3"),
  agentSalaryContract: contractPage("/m/member/agent/getSalaryContract"),
  agentDividendContract: contractPage("/m/member/agent/getDevidendContract"),
  agentHourContract: contractPage("/m/member/agent/getHourContract"),
  redRain: page("/m/redRain", { tab: "profile", guards: ["real-account"] }),
} as const;

/** The key of a page in `paths`. */
export type PageName = keyof typeof paths;

/** The terms of use, a topic of help (Spec §2). */
export const termsPath = `${paths.help.to()}#terms`;
