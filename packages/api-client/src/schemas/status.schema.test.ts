import { SiteSwitch } from "@volado/domain";
import { describe, expect, test } from "vitest";
import { readSchema } from "../../test-server/read-schema.ts";
import { siteInfoSchema } from "./status.schema.ts";

describe("status", () => {
  test("the least a gateway may send opens the site with every switch off", () => {
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
      expect(readSchema(siteInfoSchema, { info: {}, maintenance, regionRestriction })).toMatchObject({
        access,
      });
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
      readSchema(siteInfoSchema, {
        info,
        location: { ip: "203.0.113.7" },
        maintenance: 0,
        regionRestriction: 0,
      }),
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
