import { type ClientOptions, createClient } from "@volado/api-client";
import { endpoints } from "@volado/api-client/endpoints";
import { memoryStorage } from "@volado/api-client/testing";
import type { SiteInfo } from "@volado/domain/site";
import { expect, test } from "vitest";
import { loginFields, useGateway } from "../testing/index.ts";

const gateway = useGateway();

/** A front end's client, with the encryption keys of the status. */
const createPlayer = (overrides: Partial<ClientOptions> = {}) => {
  let site: SiteInfo | undefined;
  const client = createClient({
    baseUrl: gateway.url(),
    merchant: "volado",
    platform: "M",
    language: () => "ES",
    session: { token: () => undefined, identity: () => "agente", ended: () => {} },
    storage: memoryStorage(),
    encryptionKeys: () => site?.encryptionKeys ?? [],
    refreshEncryptionKeys: async () => {
      site = await client.call(endpoints.getStatus);
    },
    ...overrides,
  });
  return client;
};

test("a client signs in, also after two key rotations, and reveals no reusable secret", async () => {
  let overheard: readonly [url: string, init: RequestInit] = ["", {}];
  const client = createPlayer({
    fetch: (url, init) => {
      if (url.endsWith(endpoints.login.path)) overheard = [url, init];
      return fetch(url, init);
    },
  });
  const { username, password, captcha, captchaId } = loginFields({ username: "agente" });
  const login = { type: "username", username, password, captcha, captchaId, remember: false } as const;
  await client.call(endpoints.login, login);
  for (let rotation = 0; rotation < 2; rotation += 1) await gateway.services().settings.rotateKey();
  expect((await client.call(endpoints.login, login)).token).toBeTruthy();
  const [url, { signal: _, ...init }] = overheard;
  expect(String(init.body)).not.toMatch(new RegExp(`${username}|${password}`));
  const again = await fetch(url, init);
  expect([again.status, (await again.json()).code]).toEqual([409, "replayed"]);
});

test("a client finds the template and the contacts of the status in their own calls too", async () => {
  const client = createPlayer();
  const { template, contacts } = await client.call(endpoints.getStatus);
  expect(await client.call(endpoints.getTemplate)).toEqual(template);
  expect(await client.call(endpoints.listContacts)).toEqual(contacts);
});
