import { expect, it, test } from "vitest";
import type { ServiceContact } from "../site/site-info.ts";
import { chatLanguage, licenceLink, orderContacts, socialKinds, socialLink } from "./contacts.ts";

const at = (position: string, title = position): ServiceContact => ({
  kind: "TELEGRAM",
  position,
  title,
  path: "",
});

test.each([
  ["3,1,2", "1,2,3"],
  ["10,9", "9,10"],
  ["home,2,,1", "1,2,home,"],
  ["-1,1e3,1", "1,-1,1e3"],
])("positions %s come as %s", (given, ordered) => {
  const contacts = orderContacts(given.split(",").map((position) => at(position)));
  expect(contacts.map(({ position }) => position).join()).toBe(ordered);
  expect(orderContacts([])).toEqual([]);
});

test("equal positions keep the gateway's order", () => {
  const titles = orderContacts([at("1", "b"), at("1", "a"), at("0", "c")]).map(({ title }) => title);
  expect(titles).toEqual(["c", "b", "a"]);
});

const hosts = { FACEBOOK: ["facebook.com"], TELEGRAM: ["t.me"], WHATSAPP: ["wa.me"], VIBER: ["viber.com"] };
const good = { kind: "TELEGRAM", url: "https://t.me/volado_demo" };

it.each([
  ["the resource of that kind", [{ kind: "IOS", url: "https://t.me/app" }, good], good.url],
  ["however its kind is written", [{ ...good, kind: "Telegram" }], good.url],
  ["the first that may be opened", [{ ...good, url: "https://t.me.evil.example/x" }, good], good.url],
  ["nothing without one", [{ kind: "FACEBOOK", url: "https://t.me/volado_demo" }], undefined],
  ["nothing that is not https", [{ ...good, url: "http://t.me/volado_demo" }], undefined],
  ["nothing with a user name", [{ ...good, url: "https://t.me@evil.example/" }], undefined],
  ["nothing with a user name on an allowed host", [{ ...good, url: "https://volado@t.me/x" }], undefined],
  ["nothing that hides another host", [{ ...good, url: "https://evil.example\\@t.me/x" }], undefined],
  ["nothing without a protocol", [{ ...good, url: "t.me/volado_demo" }], undefined],
])("is %s", (_what, resources, link) => {
  expect(socialLink(resources, "TELEGRAM", hosts)).toBe(link);
});

it("finds each social page by its own key and hosts", () => {
  const urls = ["https://facebook.com/v", "https://t.me/v", "https://wa.me/52", "https://viber.com/v"];
  const resources = socialKinds.map((kind, place) => ({ kind, url: urls[place] ?? "" }));
  expect(socialKinds.map((kind) => socialLink(resources, kind, hosts))).toEqual(urls);
  const moved = resources.map(({ kind }) => ({ kind, url: "https://evil.example/" }));
  expect(socialKinds.map((kind) => socialLink(moved, kind, hosts))).toEqual(Array(4).fill(undefined));
});

it.each([
  [[{ kind: "CURACAO", url: "https://regulator.example/x" }], "https://regulator.example/x"],
  [[{ kind: "curacao", url: "http://regulator.example/x" }], undefined],
  [[{ kind: "CURACAO", url: "/licence" }], undefined],
  [[good], undefined],
])("the licence page of %j is %s", (resources, address) => {
  expect(licenceLink(resources)).toBe(address);
});

test.each([
  { stored: "ES", shown: "ES", language: "ES" },
  { stored: "EN", shown: "EN", language: "EN" },
  { stored: "CN", shown: "ES", language: "CN" },
  { stored: "ZH_CN", shown: "EN", language: "CN" },
  { stored: "CN-HANS", shown: "ES", language: "CN" },
  { stored: "TW", shown: "ES", language: "ES" },
  { stored: "", shown: "EN", language: "EN" },
  { stored: null, shown: "ES", language: "ES" },
  { stored: undefined, shown: "CN", language: "CN" },
])("with $stored stored on a site in $shown the chat is in $language", ({ stored, shown, language }) => {
  expect(chatLanguage(stored, shown)).toBe(language);
});
