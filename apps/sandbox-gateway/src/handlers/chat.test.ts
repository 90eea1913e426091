import { describe, expect, it } from "vitest";
import { useMember } from "../testing/index.ts";

const gateway = useMember();
const look = (over: object = {}) => ({
  b2c: "1",
  language: "ES",
  backUrl: `${gateway.url()}/m/message?a=1&b=2`,
  headerColor: "#14101F",
  title: "Chat <en> vivo",
  ...over,
});
const opened = async (over: object = {}) =>
  new URL((await gateway.read("launchChat", look(over))).chatUrl, gateway.url()).href;
const unread = () => gateway.read("getChatUnread");
const post = (url: string, text: string) =>
  fetch(url, { method: "POST", body: new URLSearchParams({ text }) });
const write = async (url: string, text: string) => (await post(url, text)).text();
const read = async (url: string) => (await fetch(url)).text();

describe("opening", () => {
  it("returns a page with the requested look and back link", async () => {
    const page = await fetch(await opened());
    expect(page.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    const text = await page.text();
    expect(text).toContain('<html lang="es">');
    expect(text).toContain("<h1>Chat &lt;en&gt; vivo</h1>");
    expect(text).toContain(`href="${gateway.url()}/m/message?a=1&amp;b=2"`);
    const [, sheet = ""] = /href="(\/chat\/header\/[^"]+)"/.exec(text) ?? [];
    expect(await read(gateway.url() + sheet)).toBe("header { background: #14101f; color: #fff; }");
    expect((await fetch(`${gateway.url()}/chat/header/red;}.css`)).status).toBe(404);
  });

  it.each([{ backUrl: "https://elsewhere.example/" }, { headerColor: "red" }, { b2c: "2" }])(
    "is refused with %o",
    async (over) => {
      expect(await gateway.outcome("launchChat", look(over))).toBe("invalid_input");
    },
  );

  it("ends with the session", async () => {
    const url = await opened();
    await gateway.become("jugador");
    expect([(await fetch(url)).status, (await post(url, "x")).status]).toEqual([404, 404]);
  });
});

describe("a conversation", () => {
  it("counts messages from support until they are read", async () => {
    expect(await unread()).toBe(0);
    expect(await gateway.console().answerChat("jugador", "¿En qué te ayudo?")).toBe(true);
    const url = await opened();
    expect(await unread()).toBe(1);
    expect(await read(url)).toContain("¿En qué te ayudo?");
    expect(await unread()).toBe(0);
    const shown = { username: "jugador", author: "agent", read: true };
    expect(await gateway.console().chats()).toMatchObject([shown]);
  });

  it("shows both sides in order, as text, with an automatic first reply", async () => {
    const url = await opened();
    const first = await write(url, " <b>Hola</b> ");
    expect(first).toContain("&lt;b&gt;Hola&lt;/b&gt;");
    expect(first.indexOf("Hola")).toBeLessThan(first.indexOf("Gracias por escribirnos"));
    expect((await write(url, "Otra cosa")).match(/Gracias por escribirnos/g)).toHaveLength(1);
    expect(await write(url, "   ")).not.toContain("<p></p>");
    expect(await gateway.console().chats()).toHaveLength(3);
    expect(await write(url, `${"x".repeat(499)}😀 fin`)).toContain(`<p>${"x".repeat(499)}</p>`);
    expect(await write(url, `${"y".repeat(498)}😀 fin`)).toContain(`<p>${"y".repeat(498)}😀</p>`);
  });

  it("is private, and unavailable to free accounts and guests", async () => {
    await write(await opened(), "Es un secreto");
    await gateway.become("agente");
    expect(await read(await opened())).not.toContain("secreto");
    for (const nobody of ["prueba", "nadie"])
      expect(await gateway.console().answerChat(nobody, "Hola")).toBe(false);
  });
});
