import { readServiceLink } from "@volado/api-client/crypto";
import { describe, expect, it } from "vitest";
import { merchantContacts } from "./merchant-links.ts";

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

  it.each(merchantContacts.map((contact) => [contact.csType, contact] as const))(
    "of %s are read by the client",
    async (kind, { path }) => {
      const { url } = await readServiceLink({ kind, path }, hosts);
      expect(url).toMatch(/^https:\/\//);
    },
  );
});
