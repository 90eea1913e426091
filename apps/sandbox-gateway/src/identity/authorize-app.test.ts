import { describe, expect, it } from "vitest";
import * as z from "zod";
import { useGateway } from "../testing/test-gateway.ts";
import { demoPeople, sandboxClients } from "./providers.ts";

const gateway = useGateway();

describe("the sandbox's Google and Facebook", () => {
  const request = (changes: Readonly<Record<string, string>> = {}) =>
    new URLSearchParams({
      client_id: sandboxClients.google,
      redirect_uri: `${gateway.url()}/m/sign-in-return.html`,
      response_type: "id_token",
      scope: "openid email profile",
      state: "a-state-of-the-site",
      nonce: "a-nonce-of-the-site",
      ...changes,
    });
  const open = (path: string, query: URLSearchParams) =>
    fetch(`${gateway.url()}/oauth/${path}?${query}`, { redirect: "manual" });

  it("show their people under a policy that allows no scripts", async () => {
    const response = await open("google/authorize", request({ hl: "en" }));
    const html = await response.text();
    for (const { name, email } of demoPeople.google)
      expect(html).toContain(`${name}<span class="person__mail">${email}`);
    expect(html).toContain('<html lang="en">');
    expect(html).not.toContain("<script");
    const sheets = [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, path]) => path);
    expect(sheets).toHaveLength(2);
    for (const sheet of sheets) expect((await fetch(`${gateway.url()}${sheet}`)).status).toBe(200);
    expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(response.headers.get("Cross-Origin-Opener-Policy")).toBe(null);
  });

  it("redirect with a token for the site's nonce, or with an error, in the fragment", async () => {
    const chosen = await open("google/as/ana", request());
    const back = new URL(chosen.headers.get("Location") ?? "");
    expect(back.origin + back.pathname + back.search).toBe(`${gateway.url()}/m/sign-in-return.html`);
    const answer = new URLSearchParams(back.hash.slice(1));
    expect(answer.get("state")).toBe("a-state-of-the-site");
    const { identitySigner } = gateway.services();
    const schema = z.object({ nonce: z.string(), sub: z.string() });
    const claims = identitySigner.read(answer.get("id_token") ?? "", schema);
    expect(claims).toEqual({ nonce: "a-nonce-of-the-site", sub: "ana" });

    const refused = await open("google/as/nobody", request());
    expect(refused.headers.get("Location")).toMatch(/#error=access_denied&state=a-state-of-the-site$/);
  });

  it.each([
    ["client_id", { client_id: "somebody-else" }],
    ["redirect_uri", { redirect_uri: "https://evil.example/m/sign-in-return.html" }],
    ["redirect_uri", { redirect_uri: "http://localhost:1/m/home" }],
    ["response_type", { response_type: "code" }],
    ["nonce", { nonce: "" }],
    ["state", { state: "" }],
    ["scope", { scope: "email" }],
  ] as const)("lead nowhere when %s does not fit", async (field, changes) => {
    for (const path of ["google/authorize", "google/as/ana"]) {
      const response = await open(path, request(changes));
      expect(response.status).toBe(400);
      expect(response.headers.get("Location")).toBe(null);
      expect(await response.text()).toContain(` ${field} `);
    }
  });

  it("are only two", async () => {
    expect((await open("github/authorize", request())).status).toBe(404);
  });
});
