import { describe, expect, it } from "vitest";
import * as z from "zod";
import { useGateway } from "../testing/test-gateway.ts";
import { readIdentity } from "./firebase-identity.ts";
import { demoPeople, signProviderToken } from "./providers.ts";
import { SANDBOX_API_KEY } from "./toolkit-app.ts";

const gateway = useGateway();

const signer = () => gateway.services().identitySigner;

const ask = async (path: string, body?: unknown, key = SANDBOX_API_KEY) => {
  const response = await fetch(`${gateway.url()}/${path}?key=${key}`, {
    ...(body !== undefined && {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  });
  return { status: response.status, body: z.record(z.string(), z.unknown()).parse(await response.json()) };
};
const toolkit = (method: string, body: unknown) => ask(`identitytoolkit.googleapis.com/v1/${method}`, body);

const refused = (message: string) => ({ status: 400, body: { error: { message } } });

const [ana] = demoPeople.google;
const [maria] = demoPeople.facebook;
const postBodies = {
  google: () =>
    `id_token=${signProviderToken(signer(), "google", ana, "a-nonce-of-the-site")}&providerId=google.com`,
  facebook: () =>
    `access_token=${signProviderToken(signer(), "facebook", maria, undefined)}&providerId=facebook.com`,
};
const signIn = (postBody: string) =>
  toolkit("accounts:signInWithIdp", { requestUri: "http://localhost", postBody, returnSecureToken: true });

const tokensSchema = z.object({ idToken: z.string(), refreshToken: z.string(), localId: z.string() });
const tokensOf = async (provider: keyof typeof postBodies) =>
  tokensSchema.parse((await signIn(postBodies[provider]())).body);

describe("the sandbox's Firebase", () => {
  it.each([
    ["google", ana],
    ["facebook", maria],
  ] as const)("knows who comes from %s, always by the same id", async (provider, { name, email }) => {
    const tokens = await tokensOf(provider);
    const who = { provider, name, email, uid: tokens.localId };
    expect(readIdentity(signer(), tokens.idToken)).toMatchObject(who);
    expect((await tokensOf(provider)).localId).toBe(tokens.localId);
    const { body } = await toolkit("accounts:lookup", { idToken: tokens.idToken });
    expect(body).toMatchObject({ users: [{ localId: tokens.localId, email, displayName: name }] });
  });

  it("refuses one provider's token at the other, strangers and nonsense", async () => {
    const google = signProviderToken(signer(), "google", ana, "a-nonce-of-the-site");
    for (const postBody of [
      `access_token=${google}&providerId=facebook.com`,
      "id_token=nonsense&providerId=google.com",
      "providerId=google.com",
    ])
      expect(await signIn(postBody)).toMatchObject(refused("INVALID_IDP_RESPONSE"));
    const elsewhere = await signIn("id_token=x&providerId=github.com");
    expect(elsewhere).toMatchObject(refused("OPERATION_NOT_ALLOWED"));
  });

  it("sends a code to the outbox, and signs in with it", async () => {
    const { body } = await toolkit("accounts:sendVerificationCode", { phoneNumber: "+525599990000" });
    const { sessionInfo } = z.object({ sessionInfo: z.string() }).parse(body);
    const outbox = gateway.services().db.selectFrom("outbox").selectAll();
    const sent = await outbox.where("recipient", "=", "+525599990000").executeTakeFirstOrThrow();
    expect(sent.body).toContain(sent.code);
    const answer = (code: string | null) => toolkit("accounts:signInWithPhoneNumber", { sessionInfo, code });
    expect(await answer("x")).toMatchObject(refused("INVALID_CODE"));
    const { idToken } = tokensSchema.parse((await answer(sent.code)).body);
    const who = { provider: "phone", phone: "+525599990000" };
    expect(readIdentity(signer(), idToken)).toMatchObject(who);
  });

  it.each(["5512345678", "+0123456789", "+52 5512345678"])("sends nothing to %s", async (phoneNumber) => {
    const answer = await toolkit("accounts:sendVerificationCode", { phoneNumber });
    expect(answer).toMatchObject(refused("INVALID_PHONE_NUMBER"));
  });

  it("gives a fresh token for a refresh token", async () => {
    const { refreshToken, localId } = await tokensOf("google");
    const address = `${gateway.url()}/securetoken.googleapis.com/v1/token?key=${SANDBOX_API_KEY}`;
    const body = new URLSearchParams({ grant_type: "refresh_token", refresh_token: refreshToken });
    const response = await fetch(address, { method: "POST", body });
    const { access_token } = z.object({ access_token: z.string() }).parse(await response.json());
    expect(readIdentity(signer(), access_token)?.uid).toBe(localId);
  });

  it.each([
    ["another key", "identitytoolkit.googleapis.com/v1/accounts:lookup", "stranger", 400],
    ["an unknown method", "identitytoolkit.googleapis.com/v1/accounts:delete", SANDBOX_API_KEY, 404],
    ["fields that don't fit", "identitytoolkit.googleapis.com/v1/accounts:lookup", SANDBOX_API_KEY, 400],
  ])("answers %s with Firebase's error codes", async (_, path, key, status) => {
    const answer = await ask(path, {}, key);
    expect(answer).toMatchObject({ status, body: { error: { code: status } } });
  });
});
