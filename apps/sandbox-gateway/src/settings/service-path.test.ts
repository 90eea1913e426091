import { readServiceLink } from "@volado/api-client/crypto";
import { describe, expect, it } from "vitest";
import { houseBrand } from "../brand/brand.ts";
import { LinkSwitch } from "../data/world/switches.ts";
import { contactsOf, contactsOn, resourcesOn } from "./merchant-links.ts";

const merchantContacts = contactsOf(houseBrand);

const hosts = {
  TELEGRAM: ["t.me"],
  FACEBOOK: ["facebook.com"],
  INSTAGRAM: ["instagram.com"],
  LIVECHAT: ["chat.volado.example"],
};

describe("the paths of customer service", () => {
  it("are hidden from scrapers, except one that shows that a plain one is fine too", () => {
    const plain = merchantContacts.filter(({ path }) => path.startsWith("https://"));
    expect(plain.map(({ csType }) => csType)).toEqual(["INSTAGRAM"]);
  });

  it.each(merchantContacts.map((contact) => [contact.name, contact] as const))(
    "of %s are read by the client as they should be",
    async (name, { csType, path }) => {
      const { url, problem } = await readServiceLink({ kind: csType, path }, hosts);
      if (name === LinkSwitch.Unreadable) expect(problem).toBe("unreadable");
      else if (name === LinkSwitch.Stranger) expect(problem).toBe("host-not-allowed");
      else expect(url).toMatch(/^https:\/\//);
    },
  );
});

describe("what is switched off", () => {
  const only =
    (...names: readonly string[]) =>
    (name: string) =>
      names.includes(name);

  it("is no contact", () => {
    expect(contactsOn(houseBrand, () => false)).toEqual([]);
    expect(contactsOn(houseBrand, only(LinkSwitch.Facebook))?.map(({ csType }) => csType)).toEqual([
      "FACEBOOK",
    ]);
  });

  it("is no address of the app; the social ones and the licence always are", () => {
    const published = ["TELEGRAM", "FACEBOOK", "WHATSAPP", "VIBER", "CURACAO"];
    const kinds = (isOn: (name: string) => boolean) =>
      resourcesOn(houseBrand, isOn)?.map(({ resourceType }) => resourceType);
    expect(kinds(() => false)).toEqual(published);
    expect(kinds(only(LinkSwitch.AppForIos))).toEqual(["IOS", ...published]);
  });
});
