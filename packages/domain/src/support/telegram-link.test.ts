import { expect, it } from "vitest";
import { telegramLink } from "./telegram-link.ts";

const good = { kind: "TELEGRAM", url: "https://t.me/volado_demo" };

it.each([
  ["the resource of that kind", [{ kind: "IOS", url: "https://t.me/app" }, good], good.url],
  ["however its kind is written", [{ ...good, kind: "Telegram" }], good.url],
  ["the first that may be opened", [{ ...good, url: "https://t.me.evil.example/x" }, good], good.url],
  ["nothing without one", [{ kind: "FACEBOOK", url: "https://t.me/volado_demo" }], undefined],
  ["nothing that is not https", [{ ...good, url: "http://t.me/volado_demo" }], undefined],
  ["nothing with a user name", [{ ...good, url: "https://t.me@evil.example/" }], undefined],
  ["nothing that only says who it is", [{ ...good, url: "https://volado@t.me/x" }], undefined],
  ["nothing that hides another host", [{ ...good, url: "https://evil.example\\@t.me/x" }], undefined],
  ["nothing that is no address", [{ ...good, url: "t.me/volado_demo" }], undefined],
])("is %s", (_what, resources, link) => {
  expect(telegramLink(resources, ["t.me"])).toBe(link);
});
