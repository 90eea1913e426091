import * as z from "zod/mini";
import type { Surroundings } from "../core/call.ts";
import type { PlainRequest } from "../core/describe.ts";
import type { ApiError } from "../errors/api-error.ts";
import type { CryptoFailure } from "../errors/crypto-error.ts";

/** Why a request could not be sealed. */
export interface SealFailure {
  readonly failure: CryptoFailure;
  readonly cause?: unknown;
}

/** Seals the requests of one client. */
export interface Sealing {
  seal(request: PlainRequest): Promise<PlainRequest | SealFailure>;
  /** Puts right what made the gateway refuse a sealed body; false when that was something else. */
  repair(error: ApiError): Promise<boolean>;
}

const gatewayTime = z.object({ now: z.number() });

/** The cipher's own code is a chunk of its own: a client with another cipher never loads it. */
const loadHpke1 = async () => (await import("./hpke1.ts")).hpke1;

/** Keeps what sealing learns from refusals: how far the device's clock is off. */
export const createSealing = (around: Surroundings): Sealing => {
  const { ciphers, encryptionKeys = () => [], refreshEncryptionKeys = async () => {}, clock } = around;
  const loadCipher = ciphers?.body ?? loadHpke1;
  let clockOffset = 0;

  return {
    seal: async (request) => {
      // Whatever cipher is plugged in, it needs WebCrypto; without it nothing is sent, not even a question for keys.
      if (!globalThis.crypto?.subtle) return { failure: "insecure-origin" };
      if (!encryptionKeys()[0]) await refreshEncryptionKeys();
      const key = encryptionKeys()[0];
      if (!key) return { failure: "no-key" };
      const { method, path, headers, body } = request;
      const timestamp = clock.now() + clockOffset;
      try {
        const { seal } = await loadCipher();
        const { data, header } = await seal({
          text: String(body),
          key,
          timestamp,
          method,
          path,
          module: headers.Module,
        });
        return {
          ...request,
          headers: { ...headers, Encryption: header },
          body: JSON.stringify({ data }),
          secret: false,
        };
      } catch (cause) {
        return { failure: "cipher-failed", cause };
      }
    },

    repair: async (error) => {
      if (error.kind !== "rejected") return false;
      const told = gatewayTime.safeParse(error.value);
      if (error.code === "unknown_key") await refreshEncryptionKeys();
      else if (error.code === "clock_skew" && told.success) clockOffset = told.data.now - clock.now();
      else return false;
      return true;
    },
  };
};
