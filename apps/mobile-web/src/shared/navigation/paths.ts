import { ListField } from "@volado/domain/games";
import { HOME_PATH, homePaths } from "@volado/domain/navigation";

/** Query parameters of a page; undefined ones are left out. */
type Query = Readonly<Record<string, string | undefined>>;

/** A page of the site: all patterns that open it (the first is canonical) and the builder of its address. */
export interface Page<Q extends Query = Query> {
  readonly patterns: readonly [string, ...string[]];
  readonly to: (query?: Q) => string;
}

const page = <Q extends Query = Record<never, never>>(...patterns: [string, ...string[]]): Page<Q> => ({
  patterns,
  to: (query) => {
    const fields = Object.entries(query ?? {}).filter((field): field is [string, string] =>
      Boolean(field[1]),
    );
    return fields.length === 0 ? patterns[0] : `${patterns[0]}?${new URLSearchParams(fields)}`;
  },
});

const isAlias = (path: string): boolean => path !== HOME_PATH;

/** A list of one vendor's games. */
type VendorQuery = { readonly vendor?: string | undefined };
type ListQuery = VendorQuery & { readonly gameType?: string | undefined; readonly type?: "fav" | undefined };

/** A page that lists games; its address uses the gateway's name of the vendor parameter. */
const listPage = <Q extends VendorQuery = VendorQuery>(...patterns: [string, ...string[]]): Page<Q> => {
  const { to } = page<Query>(...patterns);
  return {
    patterns,
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
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};
/** Member and filters of a team page; the domain parses them. */
type TeamQuery = {
  readonly member?: string | undefined;
  readonly days?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly name?: string | undefined;
  readonly sort?: string | undefined;
  readonly gameType?: string | undefined;
};

/**
 * All paths of the site (Spec §2), used by routes, menus and links. Home's paths and those that affect the header are
 * also in `@volado/domain/navigation`. A path is listed if the specification names it; the route table decides
 * whether it opens.
 */
export const paths = {
  home: page<{ readonly category?: string | undefined }>(HOME_PATH, ...homePaths.filter(isAlias)),
  login: page<{ readonly back?: string | undefined; readonly as?: "agent" | undefined }>("/m/login"),
  register: page<{ readonly back?: string | undefined }>("/m/register", "/m/register.html"),
  forgotPassword: page("/m/forget"),
  trial: page("/m/trail"),
  changePassword: page("/m/changePsw"),
  agentRegister: page("/m/agentRegister"),

  memberHome: page("/m/member/home"),
  benefits: page("/m/member/benefits"),
  security: page<{ readonly view?: "payment" | "mobile" | "email" | "cards" | "card" | undefined }>(
    "/m/securityCenter",
  ),
  settings: page("/m/set"),
  profile: page("/m/mine"),
  inviteFriends: page("/m/inviteFriends"),
  deposit: page<{ readonly deposit?: string | undefined }>("/m/voucherCenter"),
  withdraw: page("/m/withdraw"),
  rewards: page<{ readonly view?: "tasks" | undefined }>("/m/rewardCenter"),
  promoCode: page("/m/promoCode"),
  transactions: page<RecordQuery>("/m/transaction/record"),
  messages: page("/m/message"),
  inbox: page<{
    readonly view?: "sent" | "write" | undefined;
    readonly about?: "affiliates" | "feedback" | undefined;
    readonly message?: string | undefined;
  }>("/m/webEmail"),
  notices: page<{ readonly index?: string | undefined }>("/m/notice"),
  agentNotices: page<{ readonly types?: string | undefined; readonly index?: string | undefined }>(
    "/m/member/notice",
  ),
  help: page<{ readonly i?: string | undefined }>("/m/help"),
  terms: page("/m/help#terms"),
  app: page("/m/app"),

  promotions: page<{ readonly category?: string | undefined }>("/m/activity"),
  dailySignIn: page("/m/activity/signIn"),
  promotion: page<{ readonly id?: string | undefined }>("/m/activityDetail"),

  gameCenter: listPage<ListQuery>("/m/gameCenter"),
  gameList: listPage<ListQuery>("/m/gameList"),
  slotsCenter: listPage("/m/slotsCenter"),
  slots: listPage<VendorQuery & { readonly name?: string | undefined }>("/m/slot-games"),
  slotProviders: listPage("/m/provider"),
  live: listPage("/m/live-games"),
  poker: listPage("/m/poker-games"),
  fishing: listPage("/m/fishing-games"),
  sports: listPage("/m/sport-games"),
  esports: listPage("/m/esport-games"),
  roulette: listPage("/m/roulette"),
  baccarat: listPage("/m/baccarat"),
  inhouse: listPage("/m/inhouse"),
  jili: listPage("/m/jili"),
  recent: listPage("/m/recent"),
  hot: listPage("/m/hot-games"),
  lottery: listPage("/m/lott"),
  electronicLottery: listPage("/m/elott"),
  lotteryLobby: page<{ readonly group?: string | undefined }>("/m/lottery"),
  cockfight: listPage("/m/cockfight"),
  sportsbook: page("/m/fb-games"),

  /** A game in full screen; not in the specification, which names no address for it (docs/decisions/003). */
  play: page("/m/play"),

  agentHome: page<{ readonly view?: "open" | "links" | "transfer" | undefined }>("/m/agent"),
  agentOverview: page<TeamQuery>("/m/agent/team/overview"),
  agentTeam: page<TeamQuery>("/m/member/team"),
  agentProfit: page<TeamQuery>("/m/agent/team/pnl"),
  agentBetting: page<TeamQuery>("/m/teamBetting"),
  agentRebate: page<TeamQuery>("/m/member/agent/agentRebeat"),
  agentTeamRebate: page<TeamQuery>("/m/member/teamRebate"),
  agentDividend: page<TeamQuery>("/m/member/agent/agentDivident"),
  agentSalaryContract: page("/m/member/agent/getSalaryContract"),
  agentDividendContract: page("/m/member/agent/getDevidendContract"),
  agentHourContract: page("/m/member/agent/getHourContract"),
  redRain: page("/m/redRain"),
} as const;
