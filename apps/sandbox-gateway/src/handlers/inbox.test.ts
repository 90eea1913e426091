import { listMessages, sendMessage } from "@volado/api-client/endpoints";
import { INBOX_TEXT_MAX, INBOX_TITLE_MAX } from "@volado/domain/inbox";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { consolePorts } from "../ports/console-ports.ts";
import { readValue } from "../testing/answer-value.ts";
import { pictureFile } from "../testing/pictures.ts";
import { useGateway } from "../testing/test-gateway.ts";

const gateway = useGateway({ team: false });
let token = "";

const ports = () => consolePorts(gateway.services());
const page = async (over: object = {}) =>
  readValue(
    await gateway.call({
      id: "listMessages",
      token,
      fields: { box: "received", pageSize: 25, language: "ES", ...over },
    }),
    listMessages.response,
  );
const titles = async (over: object = {}) => (await page(over)).messages.map(({ title }) => title);
const ids = async (over: object = {}) => (await page(over)).messages.map(({ id }) => id);
const unread = async () => readValue(await gateway.call({ id: "countUnreadMessages", token }), z.int());
const send = (over: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  gateway.call({
    id: "sendMessage",
    token,
    headers,
    fields: { topic: "general", title: "Hola", text: "Una pregunta", ...over },
  });
const mark = (ids: readonly string[]) => gateway.call({ id: "markMessagesRead", token, fields: { ids } });
const remove = (ids: readonly string[], headers: Readonly<Record<string, string>> = {}) =>
  gateway.call({ id: "deleteMessages", token, headers, fields: { ids } });

beforeEach(async () => {
  await gateway.reset();
  token = await gateway.logIn();
});
afterEach(() => expect(gateway.log).toEqual([]));

describe("the inbox", () => {
  it("has the house's messages, the newest first, in the language that is asked for", async () => {
    const received = await titles();
    expect(received).toHaveLength(3);
    expect(received[0]).toBe("Tienes un reembolso por reclamar");
    expect((await titles({ language: "EN" }))[0]).toBe("You have cashback to claim");
    expect(await titles({ box: "sent" })).toEqual(["¿Cuánto tarda un retiro?"]);
    expect(await unread()).toBe(2);
  });

  it("comes page by page, each message once, whatever comes and goes meanwhile", async () => {
    await ports().writeToMember("jugador", { count: 120 });
    expect(await unread()).toBe(122);
    const first = await page();
    expect(first.messages[0]?.title).toBe("Mensaje de la casa 120");
    await ports().writeToMember("jugador", { count: 1 });
    await remove([first.next ?? ""]);
    const seen = first.messages.map(({ id }) => id);
    for (let { next } = first; next !== undefined; ) {
      const more = await page({ after: next });
      seen.push(...more.messages.map(({ id }) => id));
      next = more.next;
    }
    expect(seen).toHaveLength(123);
    expect(new Set(seen).size).toBe(123);
  });

  it("marks what is opened, and tells how many are left", async () => {
    const [first = "", second = ""] = await ids();
    expect(await mark([first])).toMatchObject({ status: 200, body: { value: 1 } });
    expect(await mark([first, second])).toMatchObject({ body: { value: 0 } });
    expect((await page()).messages.every(({ read }) => read)).toBe(true);
  });

  it("deletes for good, of either box, and a deleted one is unread no longer", async () => {
    const [newest = ""] = await ids();
    const [sent = ""] = await ids({ box: "sent" });
    expect(await remove([newest, sent])).toMatchObject({ status: 200, body: { value: 1 } });
    expect(await ids()).not.toContain(newest);
    expect(await ids({ box: "sent" })).toEqual([]);
    expect((await ports().letters()).map(({ title }) => title)).toEqual(["¿Cuánto tarda un retiro?"]);
  });

  it("is a member's own", async () => {
    const mine = await ids();
    token = await gateway.logIn("agente");
    const [hers = ""] = await ids();
    expect(await mark(mine)).toMatchObject({ body: { value: 1 } });
    expect(await remove([...mine, "99999999", "nada"])).toMatchObject({ body: { value: 1 } });
    expect(await ids()).toEqual([hers]);
    token = await gateway.logIn();
    expect([await ids(), await unread()]).toEqual([mine, 2]);
  });
});

describe("a message to the house", () => {
  it("stands among the sent ones and in the console, without the blanks around it", async () => {
    const written = readValue(
      await send({ topic: "affiliates", title: "  Mi enlace ", text: "\n¿Cómo?\nGracias\n" }),
      sendMessage.response,
    );
    expect(written).toMatchObject({ title: "Mi enlace", text: "¿Cómo?\nGracias", read: true });
    expect((await page({ box: "sent" })).messages[0]).toEqual(written);
    expect((await ports().letters())[0]).toMatchObject({
      username: "jugador",
      topic: "affiliates",
      text: "¿Cómo?\nGracias",
    });
    expect(await unread()).toBe(2);
  });

  it("is written once however often its key comes", async () => {
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const [first, again] = [await send({}, key), await send({}, key)];
    expect(again.body).toEqual(first.body);
    expect(await ids({ box: "sent" })).toHaveLength(2);
  });

  it.each([
    ["no title", { title: " " }],
    ["no words", { text: "\n" }],
    ["a title beyond its bound", { title: "a".repeat(INBOX_TITLE_MAX + 1) }],
    ["words beyond their bound", { text: "a".repeat(INBOX_TEXT_MAX + 1) }],
    ["a topic that there isn't", { topic: "king" }],
  ])("is refused with %s", async (_what, over) => {
    expect(await send(over)).toMatchObject({ status: 422, body: { code: "invalid_input" } });
  });
});

describe("who has no inbox", () => {
  it("a guest is asked to log in, a free account is rejected (Spec §5, §6)", async () => {
    expect(await gateway.call({ id: "countUnreadMessages" })).toMatchObject({ status: 401 });
    token = await gateway.logIn("prueba");
    const refused = { status: 403, body: { code: "not_permitted" } };
    expect(await gateway.call({ id: "countUnreadMessages", token })).toMatchObject(refused);
    expect(await send()).toMatchObject(refused);
    expect(await mark(["1"])).toMatchObject(refused);
    expect(await remove(["1"])).toMatchObject(refused);
  });

  it("the console writes to nobody who has none", async () => {
    expect(await ports().writeToMember("prueba", { count: 1 })).toBe(false);
    expect(await ports().writeToMember("nadie", { count: 1 })).toBe(false);
  });

  it("carries pictures to the house, which are told by their count", async () => {
    const fields = { topic: "feedback", picture1: pictureFile(), picture2: pictureFile("image/jpeg") };
    expect(readValue(await send(fields), sendMessage.response)).toMatchObject({ pictures: 2 });
    expect((await page({ box: "sent" })).messages.map(({ pictures }) => pictures)).toEqual([2, 0]);
    const [letter] = await ports().letters();
    expect(letter).toMatchObject({ topic: "feedback", pictures: 2 });
    const picture = await fetch(`${gateway.url()}/console/api/inbox/${letter?.id}/pictures/2`);
    expect(picture.headers.get("Content-Type")).toBe("image/jpeg");
    const pdf = new File(["%PDF-1.7"], "a.png", { type: "image/png" });
    expect(await send({ picture1: pdf })).toMatchObject({ status: 422, body: { code: "invalid_input" } });
    expect(await send({ ...fields, picture3: pictureFile(), picture4: pictureFile() })).toMatchObject({
      status: 422,
      body: { code: "invalid_input", value: { issues: [{ path: "picture4", code: "unrecognized_keys" }] } },
    });
    expect(await titles({ box: "sent" })).toHaveLength(2);
  });

  it("counts a line's end as one character, however the form carried it", async () => {
    const text = `${"a".repeat(INBOX_TEXT_MAX - 2)}\nb`;
    expect(readValue(await send({ text: text.replace("\n", "\r\n") }), sendMessage.response).text).toBe(text);
  });
});
