import type { Surroundings } from "../core/call.ts";
import type { PlainRequest } from "../core/describe.ts";
import { type ApiError, isApiError } from "../errors/api-error.ts";
import { CryptoError, type CryptoFailure } from "../errors/crypto-error.ts";
import { NetworkError } from "../errors/network-error.ts";
import { z } from "../schemas/z.ts";

/** Seals the requests of one client. */
export interface Sealing {
  /**
   * @throws CryptoError when the body can't be sealed
   * @throws NetworkError when the cipher's code can't be had
   */
  seal(request: PlainRequest): Promise<PlainRequest>;
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

  /** What the page's own way to fetch the keys throws is told as a failure of the call. */
  const refresh = (endpoint: string): Promise<unknown> =>
    refreshEncryptionKeys().catch((cause: unknown) => {
      throw isApiError(cause) ? cause : new CryptoError(endpoint, "no-key", cause);
    });

  return {
    seal: async (request) => {
      const { endpoint, method, path, headers, body } = request;
      const cryptoError = (failure: CryptoFailure, cause?: unknown) =>
        new CryptoError(endpoint, failure, cause);
      // Whatever cipher is plugged in, it needs WebCrypto; without it nothing is sent, not even a question for keys.
      if (!globalThis.crypto?.subtle) throw cryptoError("insecure-origin");
      if (!encryptionKeys()[0]) await refresh(endpoint);
      const key = encryptionKeys()[0];
      if (!key) throw cryptoError("no-key");
      const timestamp = clock.now() + clockOffset;
      const { seal } = await loadCipher().catch((cause: unknown) => {
        throw new NetworkError(endpoint, cause);
      });
      try {
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
        throw cryptoError("cipher-failed", cause);
      }
    },

    repair: async (error) => {
      if (error.kind !== "rejected") return false;
      const told = gatewayTime.safeParse(error.value);
      if (error.code === "unknown_key") await refresh(error.endpoint);
      else if (error.code === "clock_skew" && told.success) clockOffset = told.data.now - clock.now();
      else return false;
      return true;
    },
  };
};
