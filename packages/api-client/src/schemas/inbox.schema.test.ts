import { expect, test } from "vitest";
import { inboxPageSchema } from "./inbox.schema.ts";

const wire = { id: 7, title: "Hola", text: "Una línea\nOtra", sentAt: "1763800000000", read: 0 };
const message = {
  id: "7",
  title: "Hola",
  text: "Una línea\nOtra",
  sentAt: 1_763_800_000_000,
  read: false,
  pictures: 0,
};

test("a page of messages, and where the next goes on", () => {
  expect(inboxPageSchema.parse({ messages: [wire], next: "7" })).toEqual({ messages: [message], next: "7" });
  expect(inboxPageSchema.parse({ messages: [], next: null })).toEqual({ messages: [], next: undefined });
});

test("how many pictures went along", () => {
  const { messages } = inboxPageSchema.parse({ messages: [{ ...wire, pictures: 2 }], next: null });
  expect(messages).toEqual([{ ...message, pictures: 2 }]);
});

test("a row that makes no sense is left out; a list of such rows is no empty one", () => {
  expect(inboxPageSchema.parse({ messages: [wire, { ...wire, sentAt: "ayer" }] }).messages).toEqual([
    message,
  ]);
  expect(inboxPageSchema.safeParse({ messages: [{ title: "Hola" }] }).success).toBe(false);
});
