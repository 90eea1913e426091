import { type EndpointId, endpoints } from "@volado/api-client/endpoints";
import { BannerGroup, ContentType } from "@volado/domain/announcements";
import { GameClassify, GameType } from "@volado/domain/games";
import { MemberType } from "@volado/domain/member";
import { SiteSwitch } from "@volado/domain/site";
import { TERMS_ANCHOR } from "@volado/domain/support";
import { beforeAll, describe, expect, test } from "vitest";
import { agencyCases } from "./agency-cases.ts";
import { authenticationCases } from "./authentication-cases.ts";
import { chatCases } from "./chat-cases.ts";
import { contractCases } from "./contract-cases.ts";
import { depositCases } from "./deposit-cases.ts";
import { inboxCases } from "./inbox-cases.ts";
import { lotteryCases } from "./lottery-cases.ts";
import { memberCases } from "./member-cases.ts";
import { moneyCases } from "./money-cases.ts";
import { publicationCases } from "./publication-cases.ts";
import { rewardCases } from "./reward-cases.ts";
import { securityCases } from "./security-cases.ts";
import { loginOf, type Player, useStage } from "./stage.ts";

const stage = useStage();
let guest: Player;
let member: Player;

beforeAll(async () => {
  guest = stage.player();
  member = stage.player();
  await member.signIn();
});

const slots = {
  type: GameType.Slots,
  classify: GameClassify.New,
  vendor: "",
  name: "",
  minBet: undefined,
  minLines: undefined,
  page: 1,
  pageSize: 25,
} as const;

const firstSlot = async () => {
  const [game] = (await guest.client.call(endpoints.listGames, { ...slots, pageSize: 1 })).games;
  if (!game) throw new Error("the seeded world has no slots");
  return game;
};

const freeGame = async () => {
  const { games } = await guest.client.call(endpoints.listGames, { ...slots, pageSize: 100 });
  const found = games.find(({ freePlay }) => freePlay);
  if (!found) throw new Error("the seeded world has no free game on its first page");
  return found;
};

const favouriteOf = ({ nodeId, vendor }: { nodeId: string; vendor: string }) => ({ nodeId, vendor });

/** What each call of the registry must answer on a healthy gateway. */
const cases = {
  ...authenticationCases(stage),
  ...lotteryCases(stage),
  ...publicationCases(stage),
  ...chatCases(stage),
  ...contractCases(stage),
  ...agencyCases(stage),
  ...memberCases(stage, () => member.client),
  ...moneyCases(stage),
  ...securityCases(stage),
  ...depositCases(stage),
  ...rewardCases(stage),
  ...inboxCases(stage),
  getHelpCentre: async () => {
    const topics = await guest.client.call(endpoints.getHelpCentre);
    expect(topics.length).toBeGreaterThan(5);
    for (const { title, html } of topics) expect([title, html]).not.toContain("");
    expect(topics.filter(({ anchor }) => anchor === TERMS_ANCHOR)).toHaveLength(1);
  },
  getStatus: async () => {
    const site = await guest.client.call(endpoints.getStatus);
    expect(site.access).toBe("open");
    expect(site.encryptionKeys.length).toBeGreaterThan(0);
    expect(site.switches.has(SiteSwitch.UsernameRegistration)).toBe(true);
    expect(site.contacts.map(({ kind }) => kind)).toContain("TELEGRAM");
  },
  getTemplate: async () => {
    const { template } = await guest.client.call(endpoints.getStatus);
    expect(await guest.client.call(endpoints.getTemplate)).toEqual(template);
  },
  listContacts: async () => {
    const { contacts } = await guest.client.call(endpoints.getStatus);
    expect(await guest.client.call(endpoints.listContacts)).toEqual(contacts);
  },
  login: async () => {
    const session = await stage.player().client.call(endpoints.login, loginOf("agente"));
    expect(session).toMatchObject({ userName: "agente", type: MemberType.Agent, firstTimeLogin: false });
    expect(session.token.length).toBeGreaterThan(20);
  },
  logout: async () => {
    const leaver = stage.player();
    await leaver.signIn("prueba");
    await leaver.client.call(endpoints.logout);
    await expect(leaver.client.call(endpoints.getWallet)).rejects.toMatchObject({ code: "session_expired" });
  },
  getCaptcha: async () => {
    const { id, image } = await guest.client.call(endpoints.getCaptcha);
    const other = await guest.client.call(endpoints.getCaptcha);
    expect(image).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(other.id).not.toBe(id);
  },
  getMemberInfo: async () => {
    const info = await member.client.call(endpoints.getMemberInfo);
    expect(info).toMatchObject({ account: "jugador", type: MemberType.Member, clubLabel: "VIP Plata" });
  },
  renewMember: async () => {
    const { client } = member;
    expect(await client.call(endpoints.renewMember)).toEqual(await client.call(endpoints.getMemberInfo));
  },
  getMerchantWallet: async () => {
    const { available } = await member.client.call(endpoints.getMerchantWallet);
    expect(await member.client.call(endpoints.getWallet)).toEqual({
      total: available.centavos,
      currency: available.currency,
    });
  },
  getWallet: async () => {
    expect(await member.client.call(endpoints.getWallet)).toEqual({ total: 500_000, currency: "MXN" });
  },
  listVendorCategories: async () => {
    const categories = await guest.client.call(endpoints.listVendorCategories);
    const vendors = new Set(categories.flatMap((category) => category.vendors.map(({ code }) => code)));
    expect(vendors.size).toBeGreaterThanOrEqual(24);
    expect(categories.map(({ type }) => type)).toContain(GameType.Live);
    for (const { vendors: all } of categories) expect(all.length).toBeGreaterThan(0);
  },
  listGames: async () => {
    const page = await guest.client.call(endpoints.listGames, slots);
    expect(page).toMatchObject({ page: 1, totalPages: Math.ceil(page.totalCount / 25) });
    expect(page.games).toHaveLength(25);
    expect(page.games.every(({ type }) => type === GameType.Slots)).toBe(true);
    const next = await guest.client.call(endpoints.listGames, { ...slots, page: 2 });
    const ids = [...page.games, ...next.games].map(({ nodeId }) => nodeId);
    expect(new Set(ids).size).toBe(50);
    const [{ vendor = "" } = {}] = page.games;
    const ofVendor = await guest.client.call(endpoints.listGames, { ...slots, vendor });
    expect(new Set(ofVendor.games.map((game) => game.vendor))).toEqual(new Set([vendor]));
  },
  listHotGames: async () => {
    const all = await guest.client.call(endpoints.listHotGames, { type: undefined });
    const fishing = await guest.client.call(endpoints.listHotGames, { type: GameType.Fishing });
    expect(new Set(all.map(({ type }) => type)).size).toBeGreaterThan(1);
    expect(new Set(fishing.map(({ type }) => type))).toEqual(new Set([GameType.Fishing]));
  },
  listRecentGames: async () => {
    const newcomer = stage.player();
    await newcomer.signIn("agente");
    const recents = async () => {
      const { games } = await newcomer.client.call(endpoints.listRecentGames, {
        page: 1,
        pageSize: 25,
        type: undefined,
      });
      return games.map(({ nodeId }) => nodeId);
    };
    expect(await recents()).toEqual([]);
    const { nodeId, gameId, vendor } = await freeGame();
    const { url } = await newcomer.client.call(endpoints.launchGame, { nodeId, gameId, vendor });
    const round = await fetch(`${stage.url()}/play/api/round`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Play-Ticket": new URL(url, stage.url()).searchParams.get("ticket") ?? "",
      },
      body: JSON.stringify({ game: "reels", bet: 100, key: crypto.randomUUID() }),
    });
    expect(round.status).toBe(200);
    expect(await recents()).toEqual([nodeId]);
  },
  listFavouriteIds: async () => {
    const game = await firstSlot();
    await member.client.call(endpoints.addFavourite, favouriteOf(game));
    expect(await member.client.call(endpoints.listFavouriteIds)).toContain(game.nodeId);
  },
  listFavourites: async () => {
    const game = await firstSlot();
    await member.client.call(endpoints.addFavourite, favouriteOf(game));
    const page = await member.client.call(endpoints.listFavourites, {
      page: 1,
      pageSize: 25,
      type: GameType.Slots,
    });
    expect(page.games.map(({ nodeId }) => nodeId)).toContain(game.nodeId);
    expect(page.page).toBe(1);
    const fishing = await member.client.call(endpoints.listFavourites, {
      page: 1,
      pageSize: 25,
      type: GameType.Fishing,
    });
    expect(fishing.games).toEqual([]);
  },
  addFavourite: async () => {
    const game = await freeGame();
    await member.client.call(endpoints.addFavourite, favouriteOf(game));
    await member.client.call(endpoints.addFavourite, favouriteOf(game));
    const ids = await member.client.call(endpoints.listFavouriteIds);
    expect(ids.filter((id) => id === game.nodeId)).toHaveLength(1);
  },
  removeFavourite: async () => {
    const game = await freeGame();
    await member.client.call(endpoints.addFavourite, favouriteOf(game));
    await member.client.call(endpoints.removeFavourite, favouriteOf(game));
    await member.client.call(endpoints.removeFavourite, favouriteOf(game));
    expect(await member.client.call(endpoints.listFavouriteIds)).not.toContain(game.nodeId);
  },
  launchGame: async () => {
    const { nodeId, gameId, vendor } = await freeGame();
    const { url } = await member.client.call(endpoints.launchGame, { nodeId, gameId, vendor });
    expect(url.startsWith("/play/")).toBe(true);
    expect((await fetch(new URL(url, stage.url()))).status).toBe(200);
  },
  launchGuestGame: async () => {
    const { nodeId, gameId, vendor } = await freeGame();
    const { url } = await guest.client.call(endpoints.launchGuestGame, { nodeId, gameId, vendor });
    expect((await fetch(new URL(url, stage.url()))).status).toBe(200);
  },
  listLiveModels: async () => {
    const models = await guest.client.call(endpoints.listLiveModels);
    const { games } = await guest.client.call(endpoints.listGames, {
      ...slots,
      type: GameType.Live,
      classify: GameClassify.All,
      pageSize: 100,
    });
    const tables = new Map(games.map((game) => [game.nodeId, game]));
    expect(models.length).toBeGreaterThan(5);
    expect(new Set(models.map(({ id }) => id)).size).toBe(models.length);
    for (const { nodeId, gameId, vendor, minBet = 0, maxBet = 0 } of models) {
      expect(tables.get(nodeId)).toMatchObject({ gameId, vendor });
      expect(minBet).toBeGreaterThan(0);
      expect(maxBet).toBeGreaterThan(minBet);
    }
    const open = models.find(({ state }) => state === "open");
    if (!open) throw new Error("no table of the seeded world is open");
    const { url } = await member.client.call(endpoints.launchGame, open);
    expect((await fetch(new URL(url, stage.url()))).status).toBe(200);
  },
  listAnnouncements: async () => {
    const bundle = await guest.client.call(endpoints.listAnnouncements, {
      types: [
        ContentType.Banner,
        ContentType.Player,
        ContentType.Popup,
        ContentType.Promotion,
        ContentType.Hot,
      ],
      group: BannerGroup.Home,
    });
    expect(bundle.banners.every(({ group }) => group === BannerGroup.Home)).toBe(true);
    for (const list of [bundle.banners, bundle.notices, bundle.promotions])
      expect(list.length).toBeGreaterThan(0);
    const onlyBanners = await guest.client.call(endpoints.listAnnouncements, {
      types: [ContentType.Banner],
      group: BannerGroup.Login,
    });
    expect(onlyBanners.notices).toEqual([]);
    expect(onlyBanners.banners.every(({ group }) => group === BannerGroup.Login)).toBe(true);
  },
  listWinners: async () => {
    const winners = await guest.client.call(endpoints.listWinners);
    expect(winners.length).toBeGreaterThan(3);
    expect(winners.length).toBeLessThanOrEqual(20);
    expect(winners.every(({ amount }) => amount > 0)).toBe(true);
  },
} satisfies Record<EndpointId, () => Promise<void>>;

describe("every call of the registry is answered", () => {
  test("and has a case here", () => {
    expect(Object.keys(cases).sort()).toEqual(Object.keys(endpoints).sort());
  });

  test.each(Object.entries(cases))("%s", async (_, check) => {
    await check();
  });

  test("without leaving a row out", () => {
    const dropped = [guest, member].flatMap(({ events }) =>
      events.filter(({ type }) => type === "rows-dropped"),
    );
    expect(dropped).toEqual([]);
    expect(stage.log).toEqual([]);
  });
});
