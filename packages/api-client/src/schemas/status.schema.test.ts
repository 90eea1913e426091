import { SiteSwitch } from "@volado/domain/site";
import { describe, expect, test } from "vitest";
import { readSchema } from "../../test-server/read-schema.ts";
import { countDroppedRows } from "./dropped-rows.ts";
import { siteInfoSchema } from "./status.schema.ts";

const open = { info: {}, maintenance: 0, regionRestriction: 0 };
const read = (status: object) => readSchema(siteInfoSchema, { ...open, ...status });

describe("status", () => {
  test("the minimal response opens the site with every switch off", () => {
    expect(readSchema(siteInfoSchema, { info: {}, maintenance: false, regionRestriction: 0 })).toMatchObject({
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
      expect(read({ maintenance, regionRestriction })).toMatchObject({ access });
    },
  );

  test.each([
    [0, 0, 1, "blocked"],
    [0, 0, "2", "maintenance"],
    [0, 1, 1, "region"],
    [0, 0, 0, undefined],
  ])(
    "maintenance %i, region %i and the gate's code %s: closed by %s (decisions S1)",
    (maintenance, regionRestriction, gateStatus, closedBy) => {
      expect(read({ maintenance, regionRestriction, gateStatus })).toMatchObject({ closedBy });
    },
  );

  test.each<[unknown, object, number | undefined]>([
    [1_795_800_000_000, { maintenance: 1 }, 1_795_800_000_000],
    ["1795800000000", { gateStatus: 2 }, 1_795_800_000_000],
    [undefined, { maintenance: 1 }, undefined],
    [null, { maintenance: 1 }, undefined],
    ["soon", { maintenance: 1 }, undefined],
    [1e300, { maintenance: 1 }, undefined],
    [1_795_800_000_000, {}, undefined],
    [1_795_800_000_000, { regionRestriction: 1 }, undefined],
  ])("an end %j with %j closes the site until %s", (maintenanceEnd, flags, closedUntil) => {
    expect(read({ ...flags, maintenanceEnd })).toMatchObject({ closedUntil });
  });

  test("reads enabled switches, known or not, and drops an invalid contact", () => {
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
    expect(read({ info, location: { ip: "203.0.113.7" } })).toMatchObject({
      ip: "203.0.113.7",
      switches: new Set([SiteSwitch.RewardCenter, "NEVERHEARD"]),
      contacts: [{ kind: "TELEGRAM", position: "", title: "", path: "y" }],
      template: { newMemberCentre: true, newDepositLayout: false, appDescription: "Volado" },
      promos: { appDownload: false, referral: true },
      hasVip: true,
    });
  });

  test.each([
    [{ csPosition: 2 }, { position: "2", title: "" }],
    [
      { csPosition: "2", title: "Ayuda" },
      { position: "2", title: "Ayuda" },
    ],
    [
      { csPosition: null, title: null },
      { position: "", title: "" },
    ],
  ])("a contact with %j is read", (more, expected) => {
    const info = { customerService: [{ csType: "TELEGRAM", path: "y", ...more }] };
    expect(read({ info })).toMatchObject({ contacts: [{ kind: "TELEGRAM", path: "y", ...expected }] });
  });

  const { RewardCenter, LiveChat } = SiteSwitch;
  test.each<[object, number, object]>([
    [{ info: { paths: { HELP: "/help", BAD: null, WORSE: 3 } } }, 2, { paths: { HELP: "/help" } }],
    [{ info: { domainRoute: { a: "https://a.example", b: {} } } }, 1, {}],
    [
      { info: { whitelabel: { [RewardCenter]: 1, [LiveChat]: "perhaps", NEVERHEARD: null } } },
      2,
      { switches: new Set([RewardCenter]) },
    ],
    [{ info: { imageCDNs: ["https://a.example", 7, null] } }, 2, { imageHosts: ["https://a.example"] }],
    [{ gateStatus: "x" }, 1, {}],
    [{ gateStatus: -1 }, 1, {}],
    [{ gateStatus: null }, 1, {}],
    [{ gateStatus: {} }, 1, {}],
  ])("in %j what can't be read affects only itself, and is reported", (status, dropped, expected) => {
    const result = { access: "open", ...expected };
    expect(countDroppedRows(() => read(status))).toMatchObject({ dropped, result });
  });

  test("a published key has no private part", () => {
    const jwk = { kty: "EC", crv: "P-256", x: "x", y: "y", d: "private" };
    const site = siteInfoSchema.parse({ ...open, info: { encryptionKeys: [{ kid: "k", jwk }] } });
    expect(site.encryptionKeys).toHaveLength(1);
    expect(JSON.stringify(site.encryptionKeys)).not.toContain("private");
  });
});
