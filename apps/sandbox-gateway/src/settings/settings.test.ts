import { readServiceLink } from "@volado/api-client/crypto";
import { describe, expect, it, vi } from "vitest";
import { houseBrand } from "../brand/brand.ts";
import { LinkSwitch } from "../data/world/switches.ts";
import { type Gateway, startGateway } from "../gateway.ts";
import { lightPasswordCost } from "../session/password-hash.ts";
import { testServer } from "../testing/seeded-template.ts";
import { useGateway } from "../testing/test-gateway.ts";
import { contactsOf, contactsOn, resourcesOn } from "./merchant-links.ts";
import { openSiteSettings } from "./site-settings.ts";

const gateway = useGateway({ team: false });
const maxLength = 9;

describe("settings that another gateway changes", () => {
  it("are loaded at the next poll, which reports the change once", async () => {
    const { db, now, settings } = gateway.services();
    const changed = vi.fn();
    const others = await openSiteSettings(db, now, changed);
    await settings.setSwitch("GOOGLELOGIN3", false);
    await settings.setRegistrationField("qq", { enabled: true, required: false, maxLength });
    const kid = await settings.rotateKey();
    expect(others.switches().get("GOOGLELOGIN3")).toBe(true);

    await others.look();
    expect(others.switches().get("GOOGLELOGIN3")).toBe(false);
    expect(others.registrationFields().qq.maxLength).toBe(maxLength);
    expect(others.publicKeys()[0]?.kid).toBe(kid);
    await others.look();
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it("are never overwritten by a poll that began before them", async () => {
    const { settings } = gateway.services();
    await Promise.all([settings.look(), settings.setSwitch("FACEBOOKLOGIN3", false), settings.look()]);
    expect(settings.switches().get("FACEBOOKLOGIN3")).toBe(false);
  });

  it.skipIf(testServer() === undefined)("reach a gateway that runs on the same server", async () => {
    const { options, settings } = gateway.services();
    const { database } = options;
    const other: Gateway = await startGateway({ database, passwordCost: lightPasswordCost, team: false });
    try {
      const before = other.services.revision();
      await settings.setSwitch("REWCEN3", false);
      await vi.waitFor(() => expect(other.services.settings.switches().get("REWCEN3")).toBe(false), 20_000);
      expect(other.services.revision()).toBeGreaterThan(before);
    } finally {
      await other.stop();
    }
  });
});

const merchantContacts = contactsOf(houseBrand);

const hosts = {
  TELEGRAM: ["t.me"],
  FACEBOOK: ["facebook.com"],
  INSTAGRAM: ["instagram.com"],
  LIVECHAT: ["chat.volado.example"],
};

it.each(merchantContacts)("the path of $name is read by the client as it should be", async (contact) => {
  const { name, csType, path } = contact;
  const { url, problem } = await readServiceLink({ kind: csType, path }, hosts);
  if (name === LinkSwitch.Unreadable) expect(problem).toBe("unreadable");
  else if (name === LinkSwitch.Stranger) expect(problem).toBe("host-not-allowed");
  else expect(url).toMatch(/^https:\/\//);
  // One path is plain text, which is valid too; the others are encrypted.
  expect(path.startsWith("https://")).toBe(name === LinkSwitch.Instagram);
});

it("contacts and app addresses can be switched off; social links and a brand's licence are always sent", () => {
  const on = (...names: readonly string[]) => {
    const isOn = (name: string) => names.includes(name);
    const contacts = contactsOn(houseBrand, isOn)?.map(({ csType }) => csType);
    return [contacts, resourcesOn(houseBrand, isOn)?.map(({ resourceType }) => resourceType)];
  };
  const published = ["TELEGRAM", "FACEBOOK", "WHATSAPP", "VIBER"];
  expect(on()).toEqual([[], published]);
  expect(on(LinkSwitch.Facebook, LinkSwitch.AppForIos)).toEqual([["FACEBOOK"], ["IOS", ...published]]);
  const licenceUrl = "https://regulator.example/7";
  expect(resourcesOn({ ...houseBrand, licenceUrl }, () => false)?.at(-1)).toEqual({
    resourceType: "CURACAO",
    url: licenceUrl,
  });
});
