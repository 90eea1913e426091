import { SiteSwitch } from "@volado/domain";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { announcementBundleSchema } from "./announcement.schema.ts";
import { countDroppedRows } from "./dropped-rows.ts";
import { gamePageSchema, gameSchema } from "./game.schema.ts";
import { loginSchema, memberInfoSchema, walletSchema } from "./member.schema.ts";
import { wireCount, wireFlag, wireId, wireInstant, wireNumber, wireText } from "./primitives.ts";
import { rows, sideRows } from "./rows.ts";
import { siteInfoSchema } from "./status.schema.ts";
import { vendorCategoriesSchema } from "./vendor.schema.ts";
import { winnersSchema } from "./winner.schema.ts";

const REFUSED = Symbol("refused");
const read = (schema: z.ZodMiniType, value: unknown): unknown => {
  const result = schema.safeParse(value);
  return result.success ? result.data : REFUSED;
};

describe("primitives", () => {
  test.each<[string, z.ZodMiniType, unknown, unknown]>([
    ["number", wireNumber, 1.5, 1.5],
    ["number", wireNumber, "1.50", 1.5],
    ["number", wireNumber, " -3 ", -3],
    ["number", wireNumber, "", REFUSED],
    ["number", wireNumber, "1e3", REFUSED],
    ["number", wireNumber, "0x10", REFUSED],
    ["number", wireNumber, Number.NaN, REFUSED],
    ["number", wireNumber, null, REFUSED],
    ["count", wireCount, "25", 25],
    ["count", wireCount, -1, REFUSED],
    ["count", wireCount, 1.5, REFUSED],
    ["flag", wireFlag, 1, true],
    ["flag", wireFlag, "0", false],
    ["flag", wireFlag, "true", true],
    ["flag", wireFlag, false, false],
    ["flag", wireFlag, 2, REFUSED],
    ["flag", wireFlag, "yes", REFUSED],
    ["id", wireId, 17, "17"],
    ["id", wireId, "a-1", "a-1"],
    ["id", wireId, "", REFUSED],
    ["text", wireText, "", undefined],
    ["text", wireText, null, undefined],
    ["text", wireText, undefined, undefined],
    ["text", wireText, "x", "x"],
    ["instant", wireInstant, null, undefined],
    ["instant", wireInstant, "1767225600000", 1_767_225_600_000],
  ])("a %s: %j", (_, schema, wire, value) => {
    expect(read(schema, wire)).toBe(value);
  });
});

describe("rows", () => {
  const id = z.object({ id: z.number() });

  test("leaves out what does not fit and counts it, however deep", () => {
    const schema = z.array(z.object({ list: rows(id) }));
    const { result, dropped } = countDroppedRows(() =>
      read(schema, [{ list: [{ id: 1 }, {}] }, { list: [{ id: 2 }, null, "x"] }]),
    );
    expect(result).toEqual([{ list: [{ id: 1 }] }, { list: [{ id: 2 }] }]);
    expect(dropped).toBe(3);
    expect(countDroppedRows(() => read(schema, [])).dropped).toBe(0);
  });

  test("an empty list is empty, but a list without any fitting row is a broken answer", () => {
    expect(read(rows(id), [])).toEqual([]);
    expect(read(rows(id), [{}, {}])).toBe(REFUSED);
    expect(read(sideRows(id), [{}, {}])).toEqual([]);
    expect(read(rows(id), null)).toBe(REFUSED);
  });

  test("a count inside another does not disturb it", () => {
    const { dropped } = countDroppedRows(() => {
      read(sideRows(id), [{}]);
      countDroppedRows(() => read(sideRows(id), [{}, {}]));
      return read(sideRows(id), [{}]);
    });
    expect(dropped).toBe(2);
  });
});

const wireGame = {
  nodeId: 7,
  gameId: "g7",
  gameType: "RNG",
  gameName: "Oro",
  vassalage: "JL",
  iconUrl: "/oro.webp",
};

describe("games", () => {
  test("wire words stop here, and what is missing has its default", () => {
    expect(read(gameSchema, wireGame)).toEqual({
      nodeId: "7",
      gameId: "g7",
      name: "Oro",
      type: "RNG",
      vendor: "JL",
      classify: [],
      roomId: undefined,
      code: "lobby",
      html5: true,
      freePlay: false,
      lotteryMode: undefined,
      playType: undefined,
      imageUrl: "/oro.webp",
      minBet: undefined,
      lines: undefined,
    });
  });

  test("everything that may be sent is read", () => {
    const full = {
      ...wireGame,
      gameName: null,
      nodeName: "El Oro",
      gameClassify: "HOT",
      roomId: "r",
      gameCode: "c",
      isGameH5: 0,
      freeplay: "1",
      lottoMode: "SEA",
      playType: "ent",
      minBet: "0.05",
      minLine: 20,
    };
    expect(read(gameSchema, full)).toMatchObject({
      name: "El Oro",
      classify: ["HOT"],
      roomId: "r",
      code: "c",
      html5: false,
      freePlay: true,
      lotteryMode: "SEA",
      playType: "ent",
      minBet: 0.05,
      lines: 20,
    });
  });

  test("a game without any name is called by its id", () => {
    expect(read(gameSchema, { ...wireGame, gameName: "" })).toMatchObject({ name: "g7" });
  });

  test.each(["nodeId", "gameType", "vassalage", "iconUrl"])("a game without %s is none", (field) => {
    expect(read(gameSchema, { ...wireGame, [field]: undefined })).toBe(REFUSED);
  });

  test("a page counts", () => {
    const page = { games: [wireGame], pageNum: "1", totalPages: "3", totalCount: "60" };
    expect(read(gamePageSchema, page)).toMatchObject({ page: 1, totalPages: 3, totalCount: 60 });
    expect(read(gamePageSchema, { ...page, totalPages: undefined })).toBe(REFUSED);
  });
});

describe("vendor categories", () => {
  const answer = {
    mapping: {
      RNG: [
        { vassalage: "A", displayName: "Alfa", mobileLargeIcon: "/a-wide.webp", lagerIcon: "/a.webp" },
        { vassalage: "B", displayName: "Beta", gameClassify: ["NEW"] },
      ],
      LIVE: [{ vassalage: "C", displayName: "Casa" }],
    },
    sorting: [
      { gameCategory: "LIVE", vendorNames: [{ vassalage: "C" }] },
      {
        gameCategory: "RNG",
        vendorNames: [
          { vassalage: "B", accountTypeName: "Beta Plus" },
          { vassalage: "X" },
          { vassalage: "A" },
        ],
      },
      { gameCategory: "PVP", vendorNames: [] },
      { gameCategory: "UNHEARD", vendorNames: [] },
    ],
    display: ["RNG", "LIVE"],
  };

  test("follow sorting, show only what display names, and leave out vendors without mapping", () => {
    const { result, dropped } = countDroppedRows(() => vendorCategoriesSchema.safeParse(answer));
    const categories = result.data ?? [];
    expect(
      categories.map(({ type, vendors }) => [type, vendors.map(({ code, name }) => `${code} ${name}`)]),
    ).toEqual([
      ["LIVE", ["C Casa"]],
      ["RNG", ["B Beta Plus", "A Alfa"]],
    ]);
    expect(categories[1]?.vendors[1]).toMatchObject({
      imageUrl: "/a-wide.webp",
      logoUrl: "/a.webp",
      classify: [],
    });
    expect(dropped).toBe(1);
  });
});

describe("status", () => {
  test("the least a gateway may send opens the site with every switch off", () => {
    expect(read(siteInfoSchema, { info: {}, maintenance: false, regionRestriction: 0 })).toMatchObject({
      access: "open",
      ip: undefined,
      switches: new Set(),
      contacts: [],
      encryptionKeys: [],
      promos: { appDownload: false, referral: false },
      hasVip: false,
    });
  });

  test.each([
    [0, 0, "open"],
    [1, 0, "maintenance"],
    [1, 1, "maintenance"],
    [0, 1, "restricted"],
  ])(
    "maintenance %i and region restriction %i read %s (Spec §4)",
    (maintenance, regionRestriction, access) => {
      expect(read(siteInfoSchema, { info: {}, maintenance, regionRestriction })).toMatchObject({ access });
    },
  );

  test("known switches are read, unknown ones passed over, and a strange contact costs only itself", () => {
    const info = {
      whitelabel: { [SiteSwitch.RewardCenter]: "1", [SiteSwitch.LiveChat]: 0, NEVERHEARD: 1 },
      customerService: [
        { csType: "PIGEON", path: "x" },
        { csType: "TELEGRAM", path: "y" },
      ],
      mobileTemplate: { mem_cen: "1", app_desc: "Volado" },
      promo: { REFERRAL: { enabled: 1 } },
      hasVip: 1,
    };
    expect(
      read(siteInfoSchema, { info, location: { ip: "203.0.113.7" }, maintenance: 0, regionRestriction: 0 }),
    ).toMatchObject({
      ip: "203.0.113.7",
      switches: new Set([SiteSwitch.RewardCenter]),
      contacts: [{ kind: "TELEGRAM", position: "", title: "", path: "y" }],
      template: { newMemberCentre: true, newDepositLayout: false, appDescription: "Volado" },
      promos: { appDownload: false, referral: true },
      hasVip: true,
    });
  });

  test("a private key never becomes part of a published one", () => {
    const jwk = { kty: "EC", crv: "P-256", x: "x", y: "y", d: "private" };
    const site = siteInfoSchema.safeParse({
      info: { encryptionKeys: [{ kid: "k", jwk }] },
      maintenance: 0,
      regionRestriction: 0,
    });
    expect(JSON.stringify(site.data?.encryptionKeys)).not.toContain("private");
  });
});

describe("announcements", () => {
  const notice = { announcementId: 5, title: "Hola" };

  test("images stand in their sequence, and what is missing has its default", () => {
    const images = [
      { sequence: 2, url: "/b" },
      { sequence: "1", url: "/a" },
    ];
    const wire = {
      promotion: [{ ...notice, announcementImages: images, noExpiry: 1, startDate: "1767225600000" }],
    };
    expect(announcementBundleSchema.safeParse(wire).data).toEqual({
      promotions: [
        {
          id: "5",
          title: "Hola",
          html: "",
          startsAt: 1_767_225_600_000,
          endsAt: undefined,
          longTerm: true,
          read: false,
          categoryIds: [],
          imageUrls: ["/a", "/b"],
        },
      ],
      banners: [],
      notices: [],
      popups: [],
      hot: [],
    });
  });

  test("a banner without title or link still shows", () => {
    const wire = {
      banners: [
        { id: 1, url: "/b.webp", groupName: "m_home" },
        { id: 2, url: "/c", groupName: "elsewhere" },
      ],
    };
    expect(announcementBundleSchema.safeParse(wire).data?.banners).toEqual([
      { id: "1", imageUrl: "/b.webp", alt: "", group: "m_home", href: undefined },
    ]);
  });
});

describe("member", () => {
  test.each([
    [
      memberInfoSchema,
      { id: 1, account: "ana", type: "0" },
      { id: "1", account: "ana", type: 0, nickname: undefined, clubLabel: undefined, avatarUrl: undefined },
    ],
    [
      memberInfoSchema,
      { id: 1, account: "ana", type: 4, clubLabel: { labelName: "VIP" } },
      expect.objectContaining({ clubLabel: "VIP" }),
    ],
    [walletSchema, { sumBalance: "1234.50", currency: "MXN" }, { total: 1234.5, currency: "MXN" }],
    [walletSchema, { sumBalance: "lots", currency: "MXN" }, REFUSED],
    [
      loginSchema,
      { token: "t", userName: "ana", type: 0 },
      { token: "t", userName: "ana", type: 0, firstTimeLogin: false },
    ],
    [loginSchema, { token: "", userName: "ana", type: 0 }, REFUSED],
  ])("%#", (schema, wire, value) => {
    expect(read(schema, wire)).toEqual(value);
  });

  test("winners are unwrapped", () => {
    const vo = {
      id: 1,
      iconUrl: "/i",
      gameName: "Oro",
      customerName: "A***a",
      winAmount: "99.5",
      gameType: "RNG",
    };
    expect(read(winnersSchema, [{ vo }])).toEqual([
      {
        id: "1",
        gameName: "Oro",
        imageUrl: "/i",
        customerName: "A***a",
        amount: 99.5,
        nodeId: undefined,
        gameId: undefined,
        vendor: undefined,
        type: "RNG",
      },
    ]);
  });
});
