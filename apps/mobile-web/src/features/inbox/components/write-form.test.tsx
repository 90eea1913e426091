// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { INBOX_TEXT_MAX, INBOX_TITLE_MAX, type InboxTopic } from "@volado/domain/inbox";
import { PICTURE_BYTES_MAX } from "@volado/domain/validation";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { openPart } from "../../../shared/testing/open-part.tsx";
import { stubWrites } from "../../../shared/testing/stub-gateway.ts";
import { messageDrafts, WriteForm } from "./write-form.tsx";

vi.mock(import("../../../shared/session/session-store.ts"), async (original) => ({
  ...(await original()),
  useSession: () => ({
    token: "token",
    merchantCode: "TC71",
    userName: "ana",
    type: 0,
    firstTimeLogin: false,
  }),
}));

const accepted = { id: "N-1", title: "Hola", text: "Hola", sentAt: 1_000, read: true };

/** Opens the form against a gateway that rejects successive requests with these codes, then accepts. */
const open = async (topic: InboxTopic = "general", ...refusals: readonly string[]) => {
  const { fetch, sent } = stubWrites(refusals, accepted);
  const done: true[] = [];
  const { t, unmount } = await openPart(<WriteForm topic={topic} onSent={() => done.push(true)} />, fetch);
  const title = () => screen.getByRole<HTMLInputElement>("textbox", { name: t("inbox.fields.title") });
  const text = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: t("inbox.fields.text") });
  return {
    t,
    sent,
    done,
    title,
    text,
    unmount,
    fill: (typed: { title?: string; text?: string }) => {
      if (typed.title !== undefined) fireEvent.change(title(), { target: { value: typed.title } });
      if (typed.text !== undefined) fireEvent.change(text(), { target: { value: typed.text } });
    },
    choose: (...files: readonly File[]) =>
      fireEvent.change(screen.getByLabelText(t("uploads.add"), { exact: false }), { target: { files } }),
    send: () => fireEvent.click(screen.getByRole("button", { name: t("inbox.send") })),
  };
};

const jpeg = (name: string, size = 64) => {
  const bytes = new Uint8Array(size);
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  return new File([bytes], name, { type: "image/jpeg" });
};

/** Clears the in-memory draft, as a reload or a new tab does. */
const clearMemory = () => messageDrafts.set(undefined, "general", undefined);
const storedText = (account: string) => sessionDrafts.get("message:general", ["title", "text"], account);

beforeEach(() => {
  clearMemory();
  sessionStorage.clear();
});
afterEach(cleanup);

it("is trimmed and sent, and its draft is deleted", async () => {
  const form = await open();
  form.fill({ title: " Mi retiro ", text: "Hola.\n¿Cuándo llega? " });
  form.send();
  await waitFor(() => expect(form.done).toEqual([true]));
  expect(form.sent.map(({ body }) => body)).toMatchObject([
    { topic: "general", title: "Mi retiro", text: "Hola.\n¿Cuándo llega?" },
  ]);
  expect(messageDrafts.get("ana", "general")).toBe(undefined);
  expect(storedText("ana")).toEqual({});
});

it.each([
  ["title", "missing", { title: " ", text: "Hola" }, INBOX_TITLE_MAX],
  ["text", "missing", { title: "Hola", text: "\n " }, INBOX_TEXT_MAX],
  ["title", "too-long", { title: "a".repeat(INBOX_TITLE_MAX + 1), text: "Hola" }, INBOX_TITLE_MAX],
  ["text", "too-long", { title: "Hola", text: "a".repeat(INBOX_TEXT_MAX + 1) }, INBOX_TEXT_MAX],
] as const)("shows an error at the %s if it is %s, and is not sent", async (field, problem, typed, most) => {
  const form = await open();
  form.fill(typed);
  form.send();
  const error = await screen.findByText(form.t(`inbox.problems.${field}.${problem}`, { max: most }));
  const wrong = form[field]();
  expect(wrong.getAttribute("aria-describedby")?.split(" ")).toContain(error.id);
  await waitFor(() => expect(document.activeElement).toBe(wrong));
  expect(form.sent).toEqual([]);
});

it.each([
  ["affiliates", "inbox.affiliatesTitle"],
  ["feedback", "inbox.feedbackSubject"],
] as const)("has the default title of the topic %s", async (topic, title) => {
  const form = await open(topic);
  expect(form.title().value).toBe(form.t(title));
  form.fill({ text: "Hola" });
  form.send();
  await waitFor(() => expect(form.done).toEqual([true]));
  expect(form.sent[0]?.body).toMatchObject({ topic, title: form.t(title) });
});

it("keeps text, pictures and key after a failure; changed text gets a new key", async () => {
  const form = await open("general", "conflict", "conflict");
  form.fill({ title: "Mi retiro", text: "Hola" });
  form.choose(jpeg("1.jpg"));
  await screen.findByRole("img", { name: "1.jpg" });
  form.send();
  await screen.findByRole("alert");
  expect([form.title().value, form.text().value]).toEqual(["Mi retiro", "Hola"]);
  expect(screen.getByRole("img", { name: "1.jpg" })).toBeTruthy();
  form.send();
  await waitFor(() => expect(form.sent).toHaveLength(2));
  await screen.findByRole("alert");
  form.fill({ text: "Hola otra vez" });
  form.send();
  await waitFor(() => expect(form.done).toEqual([true]));
  const [first, again, other] = form.sent.map(({ key }) => key);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

it("gets a new key if a picture changes after a failure", async () => {
  const form = await open("general", "conflict");
  form.fill({ title: "Mi retiro", text: "Hola" });
  form.choose(jpeg("1.jpg"));
  await screen.findByRole("img", { name: "1.jpg" });
  form.send();
  await screen.findByRole("alert");
  fireEvent.click(screen.getByRole("button", { name: form.t("uploads.remove", { name: "1.jpg" }) }));
  form.choose(jpeg("2.jpg"));
  await screen.findByRole("img", { name: "2.jpg" });
  form.send();
  await waitFor(() => expect(form.done).toEqual([true]));
  const [first, other] = form.sent.map(({ key }) => key);
  expect(other).not.toBe(first);
});

it("survives leaving and reopening the form", async () => {
  const form = await open();
  form.fill({ title: "Mi retiro", text: "Hola" });
  form.choose(jpeg("1.jpg"));
  await screen.findByRole("img", { name: "1.jpg" });
  form.unmount();
  const again = await open();
  expect([again.title().value, again.text().value]).toEqual(["Mi retiro", "Hola"]);
  expect(screen.getByRole("img", { name: "1.jpg" })).toBeTruthy();
});

it("restores its text after a reload, only for its account", async () => {
  const form = await open();
  form.fill({ title: "Mi retiro" });
  form.fill({ text: "Hola" });
  form.unmount();
  clearMemory();
  const again = await open();
  expect([again.title().value, again.text().value]).toEqual(["Mi retiro", "Hola"]);
  again.fill({ text: "Hola otra vez" });
  expect(storedText("ana")).toEqual({ title: "Mi retiro", text: "Hola otra vez" });
  expect(storedText("luz")).toEqual({});
});

it("validates pictures by content, size and count", async () => {
  const form = await open();
  form.choose(new File(["GIF89a"], "a.png", { type: "image/png" }));
  await screen.findByText(form.t("uploads.problems.format", { name: "a.png" }));
  form.choose(jpeg("b.jpg", PICTURE_BYTES_MAX + 1));
  await screen.findByText(form.t("uploads.problems.size", { name: "b.jpg" }));
  form.choose(jpeg("1.jpg"), jpeg("2.jpg"), jpeg("3.jpg"), jpeg("4.jpg"));
  await screen.findByText(form.t("uploads.problems.count"));
  expect(screen.getAllByRole("img")).toHaveLength(3);
});
