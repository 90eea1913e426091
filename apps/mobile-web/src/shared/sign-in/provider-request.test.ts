import { describe, expect, it } from "vitest";
import { newAttempt, providerAddress } from "./provider-request.ts";

const attempt = { state: "the-state", nonce: "the-nonce" };
const site = { origin: "https://site.example", language: "ES", display: "popup" } as const;
const addressOf = (...given: Parameters<typeof providerAddress>) => {
  const { origin, pathname, searchParams } = new URL(providerAddress(...given));
  return { at: origin + pathname, fields: Object.fromEntries(searchParams) };
};

describe("a provider's request", () => {
  it("to Google, for a token bound to our nonce", () => {
    const client = { clientId: "g", authorizeUrl: "https://accounts.google.com/o/oauth2/v2/auth" };
    expect(addressOf("google", client, attempt, site)).toEqual({
      at: client.authorizeUrl,
      fields: {
        client_id: "g",
        redirect_uri: "https://site.example/m/sign-in-return.html",
        state: "the-state",
        response_type: "id_token",
        scope: "openid email profile",
        nonce: "the-nonce",
        prompt: "select_account",
        hl: "es",
      },
    });
  });

  it("to Facebook, for an access token, in the player's language, at the configured address", () => {
    const client = { clientId: "f", authorizeUrl: "/oauth/facebook/authorize" };
    expect(addressOf("facebook", client, attempt, { ...site, language: "EN" })).toEqual({
      at: "https://site.example/oauth/facebook/authorize",
      fields: {
        client_id: "f",
        redirect_uri: "https://site.example/m/sign-in-return.html",
        state: "the-state",
        response_type: "token",
        scope: "public_profile,email",
        display: "popup",
        locale: "en_US",
      },
    });
  });

  it("with unique secrets of 192 bits", () => {
    const attempts = [newAttempt(), newAttempt()];
    const secrets = attempts.flatMap(({ state, nonce }) => [state, nonce]);
    expect(new Set(secrets).size).toBe(4);
    for (const secret of secrets) expect(secret).toMatch(/^[0-9a-f]{48}$/);
  });
});
