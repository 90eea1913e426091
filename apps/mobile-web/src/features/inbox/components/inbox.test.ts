import { expect, it } from "vitest";
import { inboxAddressOf } from "./inbox.tsx";

it.each([
  ["", { view: "received", topic: "general", openId: undefined }],
  ["?message=7", { view: "received", topic: "general", openId: "7" }],
  ["?view=sent&message=8", { view: "sent", topic: "general", openId: "8" }],
  ["?view=write", { view: "write", topic: "general", openId: undefined }],
  ["?view=write&about=feedback", { view: "write", topic: "feedback", openId: undefined }],
  ["?view=write&about=affiliates", { view: "write", topic: "affiliates", openId: undefined }],
  ["?view=x&about=y", { view: "received", topic: "general", openId: undefined }],
])("%j: %j", (search, address) => {
  expect(inboxAddressOf(search)).toEqual(address);
});
