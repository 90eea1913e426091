import { expect, test } from "vitest";
import { type Asked, requestKind } from "./request-kind.ts";

const origin = "https://site.example";

test.each<[string, string, Partial<Asked>, ReturnType<typeof requestKind>]>([
  ["home", "/m/home", { destination: "document" }, "page"],
  ["the bare address", "/", { destination: "document" }, "page"],
  ["a page with a query", "/m/slot-games?name=oro", { destination: "document" }, "page"],
  ["a page that is no page of the site", "/console", { destination: "document" }, undefined],
  ["what begins like a page", "/manual", { destination: "document" }, undefined],
  ["a provider's way back", "/m/sign-in-return.html", { destination: "document" }, undefined],
  ["a file of the merchant's", "/m/uploads/reglas.pdf", { destination: "document" }, undefined],
  ["a game in its frame", "/m/home", { destination: "iframe" }, undefined],
  ["code", "/assets/site-1a2b.js", { destination: "script" }, "code"],
  ["code that is asked for by hand", "/assets/site-1a2b.js", {}, "code"],
  ["a font", "/assets/display-1a2b.woff2", { destination: "font" }, "code"],
  ["a cover", "/art/cover/12.svg", { destination: "image" }, "picture"],
  ["a call", "/api/games?pageNo=1", {}, undefined],
  ["a picture of the gateway's calls", "/api/profile/head", { destination: "image" }, undefined],
  ["a write", "/m/home", { method: "POST", destination: "document" }, undefined],
  ["another origin", "https://cdn.example/cover.webp", { destination: "image" }, undefined],
  ["the worker itself", "/sw.js", { destination: "worker" }, undefined],
])("%s", (_what, path, asked, kind) => {
  const url = new URL(path, origin).href;
  expect(requestKind({ method: "GET", url, destination: "", ...asked }, origin)).toBe(kind);
});
