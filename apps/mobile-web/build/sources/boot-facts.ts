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
import type { TextsPart } from "@volado/i18n";
import type { BootCall, ByLanguage, ShellKind } from "../../boot/boot-table.ts";
import { placeholders } from "../../boot/page-contract.ts";
import { listPages } from "../../src/app/routes/game-routes.ts";
import { findRoute } from "../../src/app/routes/routes.ts";
import { vendorPages } from "../../src/app/routes/vendor-routes.ts";
import {
  homeAnnouncements,
  hotGamesAnnouncements,
  loginAnnouncements,
  newGamesAnnouncements,
} from "../../src/shared/announcements/announcement-inputs.ts";
import { scopeOfType } from "../../src/shared/games/game-list-result.ts";
import { offeredLanguages } from "../../src/shared/language/language.ts";
import { type Page, paths } from "../../src/shared/navigation/paths.ts";
import { textsIn } from "./texts-in.ts";

/** Where guests are sent. */
export const loginPath = paths.login.to();

/** A call that a screen makes first. */
export interface FirstCall extends PlainRequest {
  readonly paging?: BootCall["paging"];
}

const fieldsOf = ({ url }: PlainRequest): URLSearchParams =>
  new URL(url, "https://site.example").searchParams;

/** The field in which two requests for pages of one list differ. */
const pageField = (first: PlainRequest, second: PlainRequest): string => {
  const others = fieldsOf(second);
  const [field] = [...fieldsOf(first)].find(([name, value]) => others.get(name) !== value) ?? [];
  if (field === undefined) throw new Error(`${first.url} does not say which page it asks for.`);
  return field;
};

/** What the boot code does for a page. */
export interface PageFacts {
  readonly patterns: readonly string[];
  readonly kind: ShellKind;
  /** Header title by language. */
  readonly titles: ByLanguage;
  /** The screen's file under src/screens; undefined when the entry brings it. */
  readonly screen: string | undefined;
  /** The first part of the texts that the screen shows; others come with its code. */
  readonly texts: TextsPart | undefined;
  /** Players only: guests get login's entry. */
  readonly membersOnly: boolean;
  /**
   * Calls that the screen makes first; lists' and bare pages' only when the address has no query that narrows
   * them.
   */
  readonly calls: readonly FirstCall[];
}

/** Pages whose screens say which parts of the texts they show. The other pages show none beyond every page's. */
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
  ...vendorPages.map(({ page }) => page),
];

// While this module loads: what it imports on the way can't be had afterwards.
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
  if (!key) throw new Error(`${page.patterns[0]} is no page of the route table.`);
  return Object.fromEntries(offeredTexts.map(({ language, texts }) => [language, texts.t(key)] as const));
};

/** Every call is described by the client itself, so that its own request later has the same address. */
export const bootFacts = ({ merchantCode, gatewayUrl, paths: callPaths }: MerchantConfig) => {
  const unknown = Object.keys(callPaths).filter((id) => !Object.hasOwn(endpoints, id));
  if (unknown.length > 0)
    throw new Error(`paths of merchant.json names calls that don't exist: ${unknown.join(", ")}`);

  const context = {
    merchant: merchantCode,
    platform: "M",
    language: placeholders.language,
    baseUrl: gatewayUrl,
    paths: callPaths,
    token: placeholders.token,
    // The boot code leaves out what that header says unless the site runs as an installed app.
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
    membersOnly: findRoute(page.patterns[0])?.guards.includes("session") ?? false,
    calls: [],
    ...rest,
  });

  return {
    /** Asked for on every page. */
    status: describeRequest(getStatus, undefined, context),
    pages: [
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
      // No calls: which form it begins with depends on a switch, and an answer that nobody reads stays open.
      entry(paths.forgotPassword, { kind: "blank", screen: "auth/forgot-password.screen.tsx" }),
      entry(paths.help, {
        kind: "blank",
        screen: "help/help.screen.tsx",
        calls: [describeRequest(getHelpCentre, undefined, context)],
      }),
      entry(paths.trial, { kind: "blank", screen: "auth/trial.screen.tsx" }),
      ...listPages.map(({ page, type, classify }) =>
        entry(page, {
          kind: "list",
          screen: "games/game-list.screen.tsx",
          calls: [...firstPage(scopeOfType(type, classify)), categories],
        }),
      ),
      // Their list stands below a strip that the prerendered one doesn't have.
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
        entry(page, {
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
      entry(paths.lotteryLobby, { kind: "bare", screen: "games/lottery.screen.tsx", calls: [categories] }),
      entry(paths.profile, { kind: "bare", screen: "member/member-centre.screen.tsx" }),
    ],
  };
};
