import { HOUR_MS } from "@volado/domain/calendar";
import { INBOX_TEXT_MAX, INBOX_TITLE_MAX } from "@volado/domain/inbox";
import { describe, expect, it } from "vitest";
import { pictureFile, useMember } from "../testing/index.ts";

const gateway = useMember();
const page = (over: object = {}) =>
  gateway.read("listMessages", { box: "received", pageSize: 25, language: "ES", ...over });
const titles = async (over: object = {}) => (await page(over)).messages.map(({ title }) => title);
const ids = async (over: object = {}) => (await page(over)).messages.map(({ id }) => id);
const unread = async () => (await gateway.send("countUnreadMessages")).body.value;
const letter = (over: object = {}) => ({ topic: "general", title: "Hola", text: "Una pregunta", ...over });
const write = (over: object = {}) => gateway.read("sendMessage", letter(over));
/** Both return the unread count. */
const mark = async (some: readonly string[]) =>
  (await gateway.send("markMessagesRead", { ids: some })).body.value;
const remove = async (some: readonly string[]) =>
  (await gateway.send("deleteMessages", { ids: some })).body.value;

describe("the inbox", () => {
  it("has the messages from support, newest first, in the requested language", async () => {
    const received = await titles();
    expect([received.length, received[0]]).toEqual([3, "Tienes un regalo por reclamar"]);
    expect((await titles({ language: "EN" }))[0]).toBe("You have a gift to claim");
    expect(await titles({ box: "sent" })).toEqual(["¿Cuánto tarda un retiro?"]);
    expect(await unread()).toBe(2);
  });

  it("gives as many days for the seeded gift as the gift has", async () => {
    const [gift] = (await page()).messages;
    const { db } = gateway.services();
    const reward = db.selectFrom("rewards").select("claim_before").where("id", "=", "R-jugador-gift-Issued");
    const { claim_before: deadline } = await reward.executeTakeFirstOrThrow();
    expect(Math.round(((deadline ?? 0) - (gift?.sentAt ?? 0)) / HOUR_MS)).toBe(6 * 24);
  });

  it("comes in pages, each message once, whatever arrives or is deleted meanwhile", async () => {
    await gateway.console().writeToMember("jugador", { count: 120 });
    expect(await unread()).toBe(122);
    const first = await page();
    expect(first.messages[0]?.title).toBe("Mensaje de la casa 120");
    await gateway.console().writeToMember("jugador", { count: 1 });
    await remove([first.next ?? ""]);
    const seen = first.messages.map(({ id }) => id);
    for (let { next } = first; next !== undefined; ) {
      const more = await page({ after: next });
      seen.push(...more.messages.map(({ id }) => id));
      next = more.next;
    }
    expect([seen.length, new Set(seen).size]).toEqual([123, 123]);
  });

  it("marks opened messages, and returns the number of unread ones", async () => {
    const [first = "", second = ""] = await ids();
    expect([await mark([first]), await mark([first, second])]).toEqual([1, 0]);
    expect((await page()).messages.every(({ read }) => read)).toBe(true);
  });

  it("deletes for good, from either box, but not from the console", async () => {
    const [newest = ""] = await ids();
    const [sent = ""] = await ids({ box: "sent" });
    expect(await remove([newest, sent])).toBe(1);
    expect(await ids()).not.toContain(newest);
    expect(await ids({ box: "sent" })).toEqual([]);
    expect(await gateway.console().letters()).toMatchObject([{ title: "¿Cuánto tarda un retiro?" }]);
  });

  it("is private, and unavailable to free accounts and guests", async () => {
    const mine = await ids();
    await gateway.become("agente");
    const hers = await ids();
    expect([await mark(mine), await remove([...mine, "99999999", "nada"])]).toEqual([1, 1]);
    expect(await ids()).toEqual(hers);
    await gateway.become("jugador");
    expect([await ids(), await unread()]).toEqual([mine, 2]);
    for (const nobody of ["prueba", "nadie"])
      expect(await gateway.console().writeToMember(nobody, { count: 1 })).toBe(false);
  });
});

describe("a message to support", () => {
  it("is among the sent ones and in the console, without the blanks around it", async () => {
    const written = await write({ topic: "affiliates", title: "  Mi enlace ", text: "\n¿Cómo?\nGracias\n" });
    const text = "¿Cómo?\nGracias";
    expect(written).toMatchObject({ title: "Mi enlace", text, read: true });
    expect((await page({ box: "sent" })).messages[0]).toEqual(written);
    const shown = { username: "jugador", topic: "affiliates", text };
    expect((await gateway.console().letters())[0]).toMatchObject(shown);
    expect(await unread()).toBe(2);
  });

  it.each([
    ["no title", { title: " " }],
    ["a title beyond its limit", { title: "a".repeat(INBOX_TITLE_MAX + 1) }],
    ["a file that is no picture", { picture1: new File(["%PDF-1.7"], "a.png", { type: "image/png" }) }],
  ])("is refused with %s", async (_what, over) => {
    expect(await gateway.outcome("sendMessage", letter(over))).toBe("invalid_input");
    expect(await titles({ box: "sent" })).toHaveLength(1);
  });

  it("carries pictures, which the member sees as a number, and counts a line's end as one character", async () => {
    const text = `${"a".repeat(INBOX_TEXT_MAX - 2)}\nb`;
    const pictures = { picture1: pictureFile(), picture2: pictureFile("image/jpeg") };
    const fields = { topic: "feedback", text: text.replace("\n", "\r\n"), ...pictures };
    expect(await write(fields)).toMatchObject({ pictures: 2, text });
    const [shown] = await gateway.console().letters();
    expect(shown).toMatchObject({ topic: "feedback", pictures: 2 });
    const picture = await fetch(`${gateway.url()}/console/api/inbox/${shown?.id}/pictures/2`);
    expect(picture.headers.get("Content-Type")).toBe("image/jpeg");
  });
});
