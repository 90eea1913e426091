import { SiteSwitch } from "@volado/domain/site";
import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { consolePorts } from "../ports/console-ports.ts";
import { readValue } from "../testing/answer-value.ts";
import { useGateway } from "../testing/test-gateway.ts";

const gateway = useGateway();
afterEach(() => expect(gateway.log).toEqual([]));

const noticesSchema = z.array(z.object({ title: z.string(), read: z.boolean() }));
const announcementsSchema = z.object({
  banners: z.array(z.object({ url: z.string() })),
  promotion: noticesSchema,
  player: noticesSchema,
  popup: noticesSchema,
  hot: noticesSchema,
});

const ask = (fields: Readonly<Record<string, unknown>> = {}, token?: string) =>
  gateway.call({
    id: "listAnnouncements",
    ...(token !== undefined && { token }),
    fields: {
      types: "B,PL,PU,PR,H",
      groupName: "m_home",
      platform: "M",
      merchantCode: "volado",
      language: "ES",
      ...fields,
    },
  });
const announcements = async (...asked: Parameters<typeof ask>) =>
  readValue(await ask(...asked), announcementsSchema);

describe("announcements", () => {
  it("are what was asked for and nothing else", async () => {
    const { banners, ...notices } = await announcements({ types: "B" });
    expect(banners.length).toBeGreaterThan(2);
    expect(notices).toEqual({ promotion: [], player: [], popup: [], hot: [] });
    const agents = await announcements({ types: "A" });
    expect(agents.player).toHaveLength(1);
  });

  it.each(["m_home", "m_login", "m_reg", "m_leftmenu", "m_newgame", "m_hotgames"])(
    "have banners for %s whose pictures are there",
    async (groupName) => {
      const { banners } = await announcements({ groupName });
      expect(banners.length).toBeGreaterThan(0);
      for (const banner of banners) expect((await fetch(gateway.url() + banner.url)).status).toBe(200);
    },
  );

  it("speak the asked language, and English when they don't know it", async () => {
    const titles = async (language: string) =>
      (await announcements({ language })).promotion.map(({ title }) => title);
    expect(await titles("ES")).toContain("100% en tu primer depósito");
    expect(await titles("EN")).toContain("100% on your first deposit");
    expect(await titles("PT")).toEqual(await titles("EN"));
  });

  it("are read for guests and unread for a member who has not opened them", async () => {
    const reads = async (token?: string) =>
      new Set((await announcements({}, token)).player.map(({ read }) => read));
    expect(await reads()).toEqual(new Set([true]));
    expect(await reads(await gateway.logIn())).toEqual(new Set([false]));
  });

  it("are given to guests when the session is over", async () => {
    expect((await ask({}, "over")).status).toBe(200);
  });

  it("end when their time is over", async () => {
    const count = async () => (await announcements()).hot.length;
    expect(await count()).toBe(1);
    gateway.later(20 * 86_400_000);
    expect(await count()).toBe(0);
  });
});

describe("the status", () => {
  const switched = z.object({ enabled: z.boolean() });
  const statusSchema = z.object({
    info: z.object({
      whitelabel: z.record(z.string(), z.boolean()),
      promo: z.object({ REFERRAL: switched, APP_DOWNLOAD: switched }),
      hasVip: z.boolean(),
      imageCDNs: z.array(z.string()),
    }),
    location: z.object({ ip: z.string() }),
  });
  const status = async () => {
    const fields = { merchantCode: "volado", platform: "M" };
    return readValue(await gateway.call({ id: "getStatus", fields }), statusSchema);
  };

  it("lists every switch and the caller's address", async () => {
    const { info, location } = await status();
    expect(Object.keys(info.whitelabel).sort()).toEqual(Object.values(SiteSwitch).sort());
    expect(location.ip).toMatch(/127\.0\.0\.1|::1/);
  });

  it("shows a switch that the console flipped", async () => {
    const console = consolePorts(gateway.services());
    expect(await console.setSwitch(SiteSwitch.GoogleLogin, false)).toBe(true);
    expect((await status()).info.whitelabel.GOOGLELOGIN3).toBe(false);
    expect(await console.setSwitch("NOSUCH", true)).toBe(false);
  });

  it("names a host for pictures that has every one of them, until the console switches it off", async () => {
    const { imageCDNs } = (await status()).info;
    expect(imageCDNs).toEqual(["/image-cdn"]);
    const [banner] = (await announcements()).banners;
    const fetched = async (address: string) => {
      const answer = await fetch(gateway.url() + address);
      return { status: answer.status, type: answer.headers.get("Content-Type"), svg: await answer.text() };
    };
    expect(await fetched(`${imageCDNs[0]}${banner?.url}`)).toEqual(await fetched(banner?.url ?? ""));
    expect(await fetched(`${imageCDNs[0]}/art/symbol/0/coin.svg`)).toMatchObject({ status: 200 });
    expect(await fetched(`${imageCDNs[0]}/art/symbol/0/nothing.svg`)).toMatchObject({ status: 404 });
    expect(await fetched(`${imageCDNs[0]}/api/status`)).toMatchObject({ status: 404 });
    await consolePorts(gateway.services()).setSwitch("IMAGE_CDN", false);
    expect((await status()).info.imageCDNs).toEqual([]);
  });

  it("shows the promotions and the VIP club as the console has them, also in a world older than the switch", async () => {
    const console = consolePorts(gateway.services());
    const promo = async () => {
      const { info } = await status();
      return [info.promo.REFERRAL.enabled, info.promo.APP_DOWNLOAD.enabled, info.hasVip];
    };
    expect(await promo()).toEqual([true, true, true]);
    await gateway.services().db.deleteFrom("switches").where("name", "=", "REFERRAL").execute();
    await console.setSwitch("REFERRAL", false);
    await console.setSwitch("HAS_VIP", false);
    expect(await promo()).toEqual([false, true, false]);
  });
});

describe("winners", () => {
  const boardSchema = z.array(z.object({ vo: z.object({ winAmount: z.string(), iconUrl: z.string() }) }));

  it("are the latest 20, the highest first", async () => {
    const fields = { gameCategory: "ALL", language: "ES", limitNum: 20 };
    const winners = readValue(await gateway.call({ id: "listWinners", fields }), boardSchema);
    const amounts = winners.map(({ vo }) => Number(vo.winAmount));
    expect(amounts).toHaveLength(20);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    expect((await fetch(gateway.url() + winners[0]?.vo.iconUrl)).status).toBe(200);
  });
});
