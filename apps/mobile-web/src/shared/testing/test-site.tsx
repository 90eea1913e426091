import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type Client, createClient, type Fetch, type KeyValueStorage } from "@volado/api-client";
import type { EncryptionKey } from "@volado/domain/site";
import { createTexts } from "@volado/i18n";
import type { i18n } from "i18next";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { shownLanguage } from "../language/language.ts";
import { noteSlowCall } from "../query/slow-calls.ts";
import { ServicesProvider } from "../services/services-context.tsx";
import "./patient-queries.ts";

/** The environment of components under test. */
export interface TestSite {
  /** The real client with the given fake gateway. */
  readonly client: Client;
  readonly queries: QueryClient;
  /** The site's texts, Spanish by default. */
  readonly texts: i18n;
  /** For `render` and `renderHook`. */
  readonly wrapper: (props: { children: ReactNode }) => ReactNode;
}

const key: EncryptionKey = { kid: "test", jwk: { kty: "EC", crv: "P-256", x: "", y: "" } };

/** Doesn't encrypt, so that tests can read the bodies: `{ data: <text> }`. */
const openCipher = {
  encrypt: ({ text }: { text: string }) => Promise.resolve({ data: text, header: crypto.randomUUID() }),
};

const noCalls: Fetch = () => Promise.reject(new TypeError("no calls here"));

const forgetful: KeyValueStorage = { get: () => undefined, set: () => undefined, remove: () => undefined };

/** The site's providers with a fake gateway; `ana` is signed in. `storage` keeps responses across visits. */
export const testSite = (gateway: Fetch = noCalls, storage = forgetful): TestSite => {
  const client = createClient({
    baseUrl: "",
    merchant: "volado",
    platform: "M",
    language: () => shownLanguage(texts),
    session: { token: () => "token", identity: () => "ana", ended: () => undefined },
    storage,
    fetch: gateway,
    ciphers: { body: () => Promise.resolve(openCipher) },
    encryptionKeys: () => [key],
    onSlow: noteSlowCall,
  });
  const services = { client, reporter: { report: () => undefined } };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const texts = createTexts({ brand: "Volado" });
  return {
    client,
    queries: queryClient,
    texts,
    wrapper: ({ children }) => (
      <I18nextProvider i18n={texts}>
        <ServicesProvider value={services}>
          <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
        </ServicesProvider>
      </I18nextProvider>
    ),
  };
};
