import { describeRequest, type PlainRequest } from "@volado/api-client";
import {
  endpoints,
  getHelpCentre,
  getRegistrationSettings,
  getStatus,
  listAnnouncements,
  listGames,
  listHotGames,
  listLiveModels,
  listVendorCategories,
} from "@volado/api-client/endpoints";
import { limits, type MerchantConfig } from "@volado/config";
import { allOfType, type GameListScope, GameType, gameListRequest, openGameList } from "@volado/domain/games";
import { placeholders } from "@volado/domain/site";
import type { TextsPart } from "@volado/i18n";
import type { BootCall, ByLanguage, ShellKind } from "../../boot/boot-table.ts";
import { findRoute, type Route, routes } from "../../src/app/routes/routes.ts";
import { listPages, vendorPages } from "../../src/app/routes/screens.ts";
import { scopeOfType } from "../../src/shared/games/game-list-result.ts";
import { offeredLanguages } from "../../src/shared/language/language.ts";
import {
  homeAnnouncements,
  hotGamesAnnouncements,
  loginAnnouncements,
  newGamesAnnouncements,
} from "../../src/shared/messages/announcement-inputs.ts";
import { type Page, paths, type TabName } from "../../src/shared/navigation/paths.ts";
import { textsIn } from "./texts-in.ts";

// The build imports packages through this module only: their sources resolve in it.
export { BOOT_TABLE_ID } from "@volado/domain/site";

/** Where guests are redirected to. */
export const loginPath = paths.login.to();

/** A first call of a screen. */
export interface FirstCall extends PlainRequest {
  readonly paging?: BootCall["paging"];
}

const fieldsOf = ({ url }: PlainRequest): URLSearchParams =>
  new URL(url, "https://site.example").searchParams;

/** The field in which requests for two pages of a list differ. */
const pageField = (first: PlainRequest, second: PlainRequest): string => {
  const others = fieldsOf(second);
  const [field] = [...fieldsOf(first)].find(([name, value]) => others.get(name) !== value) ?? [];
  if (field === undefined) throw new Error(`${first.url} has no field for the page number.`);
  return field;
};

/** The boot code's data for a page. */
export interface PageFacts {
  readonly patterns: readonly string[];
  readonly kind: ShellKind;
  /** Header title by language. */
  readonly titles: ByLanguage;
  /** Address of its item in the bottom menu, where the shell marks another one. */
  readonly tab: string | undefined;
  /** The screen's file under src/screens; undefined when it is part of the entry. */
  readonly screen: string | undefined;
  /** The first part of the screen's texts; others load with its code. */
  readonly texts: TextsPart | undefined;
  /** Players only: guests get the login page's entry. */
  readonly membersOnly: boolean;
  /** The screen's first calls; for lists and bare pages only when no query narrows them. */
  readonly calls: readonly FirstCall[];
}

/** Pages whose code is requested early, and whose screens declare parts of the texts. */
const withOwnTexts = [
  paths.login,
  paths.register,
  paths.agentRegister,
  paths.forgotPassword,
  paths.help,
  paths.trial,
  paths.hot,
  paths.lotteryLobby,
  paths.profile,
  ...vendorPages.map(({ page }) => paths[page]),
];

// Resolved while this module loads: later dynamic imports fail.
const textsOf: ReadonlyMap<Page, readonly TextsPart[]> = new Map(
  await Promise.all(
    withOwnTexts.map(
      async (page) => [page, (await findRoute(page.patterns[0])?.screen.texts()) ?? []] as const,
    ),
  ),
);

const offeredTexts = await Promise.all(
  offeredLanguages.map(async (language) => ({ language, texts: await textsIn(language) })),
);

const titlesOf = (page: Page): PageFacts["titles"] => {
  const key = findRoute(page.patterns[0])?.title;
  if (!key) throw new Error(`${page.patterns[0]} is not a page of the route table.`);
  return Object.fromEntries(offeredTexts.map(({ language, texts }) => [language, texts.t(key)] as const));
};

/** The bottom menu's items that no shell marks as the current one. */
const unmarkedItems: Readonly<Partial<Record<TabName, string>>> = {
  sports: paths.sports.to(),
  invite: paths.inviteFriends.to(),
  deposit: paths.deposit.to(),
};

/** Guards that lead guests to login (src/app/shell/guards/detour.ts). */
const memberGuards: ReadonlySet<string> = new Set(["session", "real-account", "contracts"]);

/** The shell with a page's bars; undefined for games, which have none, and the page without a back arrow. */
const barsOf = ({ tab, header, fullScreen }: Route): ShellKind | undefined => {
  if (fullScreen || header !== "back") return undefined;
  if (tab === undefined) return "blank";
  return tab === "home" || tab === "sports" ? "bare" : "page";
};

/** The client describes every call, so that its own later request has the same address. */
export const bootFacts = ({ merchantCode, gatewayUrl, paths: callPaths }: MerchantConfig) => {
  const unknown = Object.keys(callPaths).filter((id) => !Object.hasOwn(endpoints, id));
  if (unknown.length > 0)
    throw new Error(`paths of merchant.json names unknown calls: ${unknown.join(", ")}`);

  const context = {
    merchant: merchantCode,
    platform: "M",
    language: placeholders.language,
    baseUrl: gatewayUrl,
    paths: callPaths,
    token: placeholders.token,
    // The boot code omits that header unless the site runs as an installed app.
    standalone: true,
  };
  const categories = describeRequest(listVendorCategories, undefined, context);
  const registration = describeRequest(getRegistrationSettings, undefined, context);
  const hot = describeRequest(listHotGames, { type: undefined }, context);
  const live = describeRequest(listLiveModels, undefined, context);
  const firstPage = (scope: GameListScope): readonly FirstCall[] => {
    const request = gameListRequest(openGameList(scope), limits.pageSize);
    if (request.call !== "listGames") return [];
    const { input } = request;
    const pageAt = (page: number) => describeRequest(listGames, { ...input, page }, context);
    const first = pageAt(1);
    return [{ ...first, paging: { field: pageField(first, pageAt(2)), size: input.pageSize } }];
  };
  const entry = (page: Page, rest: Pick<PageFacts, "kind"> & Partial<PageFacts>): PageFacts => ({
    patterns: page.patterns,
    titles: titlesOf(page),
    screen: undefined,
    texts: textsOf.get(page)?.[0],
    tab: page.tab && unmarkedItems[page.tab],
    membersOnly: page.guards.some((guard) => memberGuards.has(guard)),
    calls: [],
    ...rest,
  });

  const ownPages = [
    entry(paths.home, {
      kind: "home",
      calls: [describeRequest(listAnnouncements, homeAnnouncements, context), hot, categories],
    }),
    entry(paths.login, {
      kind: "form",
      screen: "auth/login.screen.tsx",
      calls: [describeRequest(listAnnouncements, loginAnnouncements, context)],
    }),
    ...[paths.register, paths.agentRegister].map((page) =>
      entry(page, { kind: "blank", screen: "auth/register.screen.tsx", calls: [registration] }),
    ),
    // No calls: a switch decides which form comes first, and an unread response would keep its connection open.
    entry(paths.forgotPassword, { kind: "blank", screen: "auth/forgot-password.screen.tsx" }),
    entry(paths.help, {
      kind: "blank",
      screen: "help/help.screen.tsx",
      calls: [describeRequest(getHelpCentre, undefined, context)],
    }),
    entry(paths.trial, { kind: "blank", screen: "auth/trial.screen.tsx" }),
    ...listPages.map(({ page, type, classify }) =>
      entry(paths[page], {
        kind: "list",
        screen: "games/game-list.screen.tsx",
        calls: [...firstPage(scopeOfType(type, classify)), categories],
      }),
    ),
    // Their list is below a banner that the prerendered page doesn't have.
    ...[paths.gameCenter, paths.gameList].map((page) =>
      entry(page, {
        kind: "bare",
        screen: "games/game-list.screen.tsx",
        calls: [
          describeRequest(listAnnouncements, newGamesAnnouncements, context),
          ...firstPage(allOfType(GameType.Slots)),
          categories,
        ],
      }),
    ),
    ...vendorPages.map(({ page, type }) =>
      entry(paths[page], {
        kind: "bare",
        screen: "games/vendor-centre.screen.tsx",
        calls: type === GameType.Live ? [live, categories] : [categories],
      }),
    ),
    entry(paths.hot, {
      kind: "bare",
      screen: "games/hot.screen.tsx",
      calls: [describeRequest(listAnnouncements, hotGamesAnnouncements, context), hot],
    }),
    entry(paths.recent, { kind: "bare", screen: "games/game-list.screen.tsx" }),
    entry(paths.lotteryLobby, {
      kind: "bare",
      screen: "games/lottery-lobby.screen.tsx",
      calls: [categories],
    }),
    entry(paths.profile, { kind: "page", screen: "member/member-centre.screen.tsx" }),
  ];
  const known = new Set(ownPages.flatMap(({ patterns }) => patterns));
  return {
    /** Requested on every page. */
    status: describeRequest(getStatus, undefined, context),
    pages: [
      ...ownPages,
      ...routes.flatMap((route) => {
        const kind = known.has(route.patterns[0]) ? undefined : barsOf(route);
        return kind ? entry(route, { kind }) : [];
      }),
    ],
  };
};
