import { SiteSwitch } from "@volado/domain/site";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { consolePorts } from "../ports/console-ports.ts";
import { readValue } from "../testing/answer-value.ts";
import { useGateway } from "../testing/test-gateway.ts";

const gateway = useGateway({ team: false });
let token = "";

const ports = () => consolePorts(gateway.services());
const look = (over: object = {}) => ({
  b2c: "1",
  language: "ES",
  backUrl: `${gateway.url()}/m/message?a=1&b=2`,
  headerColor: "#14101F",
  title: "Chat <en> vivo",
  ...over,
});
const launch = (over: object = {}) => gateway.call({ id: "launchChat", token, fields: look(over) });
const opened = async (over: object = {}) =>
  new URL(readValue(await launch(over), z.object({ chatUrl: z.string() })).chatUrl, gateway.url()).href;
const unread = async () =>
  readValue(await gateway.call({ id: "getChatUnread", token }), z.object({ unReadCount: z.number() }))
    .unReadCount;
const write = (url: string, text: string) =>
  fetch(url, { method: "POST", body: new URLSearchParams({ text }) }).then((page) => page.text());
const read = async (url: string) => (await fetch(url)).text();

beforeEach(async () => {
  await gateway.reset();
  token = await gateway.logIn();
});
afterEach(() => expect(gateway.log).toEqual([]));

describe("opening", () => {
  it("gives a page that looks as it was asked to, and leads back", async () => {
    const page = await fetch(await opened());
    expect(page.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    const text = await page.text();
    expect(text).toContain("<h1>Chat &lt;en&gt; vivo</h1>");
    expect(text).toContain(`href="${gateway.url()}/m/message?a=1&amp;b=2"`);
    const [, sheet = ""] = /href="(\/chat\/header\/[^"]+)"/.exec(text) ?? [];
    expect(await read(`${gateway.url()}${sheet}`)).toBe("header { background: #14101f; color: #fff; }");
    expect((await fetch(`${gateway.url()}/chat/header/red;}.css`)).status).toBe(404);
  });

  it("speaks the language it was asked for", async () => {
    expect(await read(await opened())).toContain('<html lang="es">');
    expect(await read(await opened({ language: "CN" }))).toContain('<html lang="en">');
  });

  it.each([
    { backUrl: "https://elsewhere.example/" },
    { backUrl: "javascript:alert(1)" },
    { headerColor: "red" },
    { b2c: "2" },
  ])("refuses %o", async (over) => {
    expect(await launch(over)).toMatchObject({ status: 422, body: { code: "invalid_input" } });
  });

  it("ends with the session", async () => {
    const url = await opened();
    await gateway.logIn();
    expect((await fetch(url)).status).toBe(404);
    expect((await fetch(url, { method: "POST", body: new URLSearchParams({ text: "x" }) })).status).toBe(404);
  });

  it("is for members, while the merchant has it (Spec §6, CBS3)", async () => {
    const free = await gateway.logIn("prueba");
    for (const id of ["launchChat", "getChatUnread"] as const)
      expect((await gateway.call({ id, token: free, fields: look() })).body.code).toBe("not_permitted");
    await ports().setSwitch(SiteSwitch.LiveChat, false);
    expect(await launch()).toMatchObject({ status: 403, body: { code: "insufficient_permission" } });
  });
});

describe("a conversation", () => {
  it("counts what the house said until it is seen", async () => {
    expect(await unread()).toBe(0);
    expect(await ports().answerChat("jugador", "¿En qué te ayudo?")).toBe(true);
    expect(await unread()).toBe(1);
    const url = await opened();
    expect(await unread()).toBe(1);
    expect(await read(url)).toContain("¿En qué te ayudo?");
    expect(await unread()).toBe(0);
    expect(await ports().chats()).toMatchObject([{ username: "jugador", author: "agent", read: true }]);
  });

  it("cuts what is too long between characters", async () => {
    const url = await opened();
    expect(await write(url, `${"x".repeat(499)}😀 fin`)).toContain(`<p>${"x".repeat(499)}</p>`);
    expect(await write(url, `${"y".repeat(498)}😀 fin`)).toContain(`<p>${"y".repeat(498)}😀</p>`);
  });

  it("keeps both sides in order, as text, and answers the first line at once", async () => {
    const url = await opened();
    const first = await write(url, " <b>Hola</b> ");
    expect(first).toContain("&lt;b&gt;Hola&lt;/b&gt;");
    expect(first.indexOf("Hola")).toBeLessThan(first.indexOf("Gracias por escribirnos"));
    const second = await write(url, "Otra cosa");
    expect(second.match(/Gracias por escribirnos/g)).toHaveLength(1);
    expect(await write(url, "   ")).not.toContain("<p></p>");
    expect(await ports().chats()).toHaveLength(3);
  });

  it("is nobody else's", async () => {
    await write(await opened(), "Es un secreto");
    token = await gateway.logIn("agente");
    expect(await read(await opened())).not.toContain("secreto");
  });

  it("isn't held with free accounts or strangers", async () => {
    expect(await ports().answerChat("prueba", "Hola")).toBe(false);
    expect(await ports().answerChat("nadie", "Hola")).toBe(false);
  });
});
