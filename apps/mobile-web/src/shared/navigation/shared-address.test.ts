import { expect, it } from "vitest";
import { sharedTarget } from "./shared-address.ts";

const ORIGIN = "https://volado.example";
const shared = (fields: Readonly<Record<string, string>>) =>
  sharedTarget(`?${new URLSearchParams(fields)}`, ORIGIN);

it.each<[string, Readonly<Record<string, string>>, string]>([
  ["a game's link", { url: `${ORIGIN}/m/play?node=1&game=2` }, "/m/play?node=1&game=2"],
  ["a link within the text", { text: `Mira esto ${ORIGIN}/m/help#terms` }, "/m/help#terms"],
  ["text", { text: " Campana Mágica " }, "/m/slot-games?name=Campana+M%C3%A1gica"],
  ["only a title", { title: "Jaguar" }, "/m/slot-games?name=Jaguar"],
  [
    "a link of another site with text",
    { text: "Jaguar https://evil.example/m/home" },
    "/m/slot-games?name=Jaguar",
  ],
  ["a link of another site", { url: "https://evil.example/m/play" }, "/m/home"],
  ["another site that begins like this one", { url: `${ORIGIN}.evil.example/m/play` }, "/m/home"],
  ["an address that is no page", { url: `${ORIGIN}/api/status` }, "/m/home"],
  ["itself", { url: `${ORIGIN}/m/share?text=x` }, "/m/home"],
  ["a broken link", { url: "https://[" }, "/m/home"],
  ["nothing", {}, "/m/home"],
  [
    "long text with an emoji at the end",
    { text: `${"x".repeat(99)}😀` },
    `/m/slot-games?name=${"x".repeat(99)}`,
  ],
  ["long text", { text: "x".repeat(500) }, `/m/slot-games?name=${"x".repeat(100)}`],
])("opens the right page for %s", (_, fields, path) => {
  expect(shared(fields)).toBe(path);
});
