import { createClient } from "@volado/api-client";
import { getStatus } from "@volado/api-client/endpoints";
import type { EncryptionKey } from "@volado/domain/site";
import { session } from "./session";

let encryptionKeys: readonly EncryptionKey[] = [];

export const client = createClient({
  baseUrl: import.meta.env.VITE_GATEWAY ?? "",
  merchant: import.meta.env.VITE_MERCHANT ?? "volado",
  platform: "M",
  language: () => "ES",
  session: {
    token: () => session.get()?.token,
    identity: () => session.get()?.userName,
    ended: () => session.set(undefined),
  },
  storage: {
    get: (key) => localStorage.getItem(key),
    set: (key, value) => localStorage.setItem(key, value),
    remove: (key) => localStorage.removeItem(key),
  },
  encryptionKeys: () => encryptionKeys,
  refreshEncryptionKeys: async () => {
    encryptionKeys = (await client.call(getStatus)).encryptionKeys;
  },
});
