import { expect, test } from "vitest";
import { readServiceLink, type ServiceHosts, writeServiceLink } from "./service-link.ts";

const hosts: ServiceHosts = { TELEGRAM: ["t.me"], LIVECHAT: ["*.chat.example"] };
const read = (path: string, kind: "TELEGRAM" | "LIVECHAT" | "FACEBOOK" = "TELEGRAM") =>
  readServiceLink({ kind, path }, hosts);

test("decrypts a path by its last eight characters", async () => {
  const path = await writeServiceLink("https://t.me/volado", "K3yK3yK3");
  expect(path).toBe("t4UVJ+VBIyazaW+Ys9Mr53nWsXhSa7uRK3yK3yK3");
  expect(await read(path)).toEqual({ url: "https://t.me/volado" });
});

test("accepts a plain-text link", async () => {
  expect(await read("https://desk.chat.example/?q=ñ", "LIVECHAT")).toEqual({
    url: "https://desk.chat.example/?q=%C3%B1",
  });
});

test.each(["", "x", "not base64 at all!", "QUJD12345678", "t4UVJ+VBIyazaW+Ys9Mr53nWsXhSa7uRWrongKey"])(
  "%j can't be read",
  async (path) => {
    expect(await read(path)).toEqual({ problem: "unreadable" });
  },
);

test.each([
  ["http://t.me/volado", "not-https"],
  ["javascript:alert(1)", "not-https"],
  ["https://t.me.evil.example/", "host-not-allowed"],
  ["https://evil.example/t.me", "host-not-allowed"],
])("%s is hidden: %s", async (url, problem) => {
  expect(await read(await writeServiceLink(url, "12345678"))).toEqual({ problem });
});

test("allows no host for a kind without hosts, even for a plain-text link", async () => {
  expect(await read("https://facebook.com/volado", "FACEBOOK")).toEqual({ problem: "host-not-allowed" });
});
