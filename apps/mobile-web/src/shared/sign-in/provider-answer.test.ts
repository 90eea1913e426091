import { expect, it } from "vitest";
import { readProviderAnswer } from "./provider-answer.ts";

const attempt = { state: "the-state", nonce: "the-nonce" };
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const idToken = (nonce: unknown) => `${part({ alg: "RS256" })}.${part({ sub: "ña", nonce })}.signature`;

const right = idToken("the-nonce");

it.each([
  [
    "Google's token",
    "google",
    `id_token=${right}&state=the-state`,
    { kind: "credential", credential: right },
  ],
  [
    "Facebook's token, among other fields",
    "facebook",
    "#ignored&access_token=EAAB%2F1&expires_in=3600&state=the-state",
    { kind: "credential", credential: "EAAB/1" },
  ],
  ["a refusal by the player", "google", "error=access_denied&state=the-state", { kind: "denied" }],
  ["a failure", "facebook", "error=server_error&state=the-state", { kind: "failed" }],
  ["nothing", "google", "state=the-state", { kind: "failed" }],
  ["another kind of token", "google", `access_token=${right}&state=the-state`, { kind: "failed" }],
  ["a token for another nonce", "google", `id_token=${idToken("other")}&state=the-state`, { kind: "failed" }],
  ["a token without a nonce", "google", `id_token=${idToken(undefined)}&state=the-state`, { kind: "failed" }],
  ["a malformed token", "google", "id_token=x.%F0%9F%98%80.y&state=the-state", { kind: "failed" }],
  ["another attempt's answer", "google", `id_token=${right}&state=other`, undefined],
  ["an answer without a state", "google", `id_token=${right}`, undefined],
  ["an error of another attempt", "google", "error=access_denied&state=other", undefined],
] as const)("reads %s", (_, provider, fragment, answer) => {
  expect(readProviderAnswer(provider, fragment, attempt)).toEqual(answer);
});
