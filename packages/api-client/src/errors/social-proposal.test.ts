import { expect, test } from "vitest";
import { HttpError, RejectedError } from "./api-error.ts";
import { socialProposalOf } from "./social-proposal.ts";

const refusal = (code: string, value?: unknown) => new RejectedError("login", { code, status: 404, value });
const ana = { username: "ana_torres", nickname: "Ana Torres", email: "ana@example.com" };
const nothing = { username: "", nickname: "", email: "" };

test.each([
  ["the whole proposal", refusal("social_not_registered", ana), ana],
  [
    "what there is of it",
    refusal("social_not_registered", { username: "ana" }),
    { ...nothing, username: "ana" },
  ],
  ["nothing from no value", refusal("social_not_registered"), nothing],
  ["nothing from a bad value", refusal("social_not_registered", { username: 1 }), nothing],
  ["no proposal from another refusal", refusal("firebase_refused", ana), undefined],
  ["no proposal from another error", new HttpError("login", 404), undefined],
  ["no proposal from nothing", undefined, undefined],
])("%s", (_, error, proposal) => {
  expect(socialProposalOf(error)).toEqual(proposal);
});
