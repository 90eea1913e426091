import { SiteSwitch } from "@volado/domain";
import { afterEach, describe, expect, it } from "vitest";
import { consolePorts } from "../ports/console-ports.ts";
import { useGateway } from "../testing/test-gateway.ts";

const gateway = useGateway();
afterEach(() => expect(gateway.log).toEqual([]));

const announcements = (fields: Readonly<Record<string, unknown>> = {}, token?: string) =>
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

describe("announcements", () => {
  it("are what was asked for and nothing else", async () => {
    const { value } = (await announcements({ types: "B" })).body;
    expect(value.banners.length).toBeGreaterThan(2);
    expect([value.promotion, value.player, value.popup, value.hot]).toEqual([[], [], [], []]);
    const agents = (await announcements({ types: "A" })).body.value;
    expect(agents.player).toHaveLength(1);
  });

  it.each(["m_home", "m_login", "m_reg", "m_leftmenu", "m_newgame", "m_hotgames"])(
    "have banners for %s whose pictures are there",
    async (groupName) => {
      const { banners } = (await announcements({ groupName })).body.value;
      expect(banners.length).toBeGreaterThan(0);
      for (const banner of banners) expect((await fetch(gateway.url() + banner.url)).status).toBe(200);
    },
  );

  it("speak the asked language, and English when they don't know it", async () => {
    const titles = async (language: string) =>
      (await announcements({ language })).body.value.promotion.map(({ title }: { title: string }) => title);
    expect(await titles("ES")).toContain("100% en tu primer depósito");
    expect(await titles("EN")).toContain("100% on your first deposit");
    expect(await titles("PT")).toEqual(await titles("EN"));
  });

  it("are read for guests and unread for a member who has not opened them", async () => {
    const reads = ({ body }: Awaited<ReturnType<typeof announcements>>) =>
      new Set(body.value.player.map(({ read }: { read: boolean }) => read));
    expect(reads(await announcements())).toEqual(new Set([true]));
    expect(reads(await announcements({}, await gateway.logIn()))).toEqual(new Set([false]));
  });

  it("are given to guests when the session is over", async () => {
    expect((await announcements({}, "over")).status).toBe(200);
  });

  it("end when their time is over", async () => {
    const count = async () => (await announcements()).body.value.hot.length;
    expect(await count()).toBe(1);
    gateway.later(20 * 86_400_000);
    expect(await count()).toBe(0);
  });
});

describe("the status", () => {
  const status = () => gateway.call({ id: "getStatus", fields: { merchantCode: "volado", platform: "M" } });

  it("lists every switch and the caller's address", async () => {
    const { value } = (await status()).body;
    expect(Object.keys(value.info.whitelabel).sort()).toEqual(Object.values(SiteSwitch).sort());
    expect(value.location.ip).toMatch(/127\.0\.0\.1|::1/);
  });

  it("shows a switch that the console flipped", async () => {
    const console = consolePorts(gateway.services());
    expect(await console.setSwitch(SiteSwitch.GoogleLogin, true)).toBe(true);
    expect((await status()).body.value.info.whitelabel.GOOGLELOGIN3).toBe(true);
    expect(await console.setSwitch("NOSUCH", true)).toBe(false);
  });

  it("shows the promotions and the VIP club as the console has them, also in a world older than the switch", async () => {
    const console = consolePorts(gateway.services());
    const promo = async () => {
      const { info } = (await status()).body.value;
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
  const board = () =>
    gateway.call({ id: "listWinners", fields: { gameCategory: "ALL", language: "ES", limitNum: 20 } });

  it("are the latest 20, the highest first", async () => {
    const { value } = (await board()).body;
    const amounts = value.map(({ vo }: { vo: { winAmount: string } }) => Number(vo.winAmount));
    expect(amounts).toHaveLength(20);
    expect(amounts).toEqual(amounts.toSorted((a: number, b: number) => b - a));
    expect((await fetch(gateway.url() + value[0].vo.iconUrl)).status).toBe(200);
  });
});
