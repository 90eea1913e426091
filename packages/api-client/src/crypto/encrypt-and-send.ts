import type { ClientContext, Step } from "../core/call.ts";
import type { PlainRequest } from "../core/describe-request.ts";
import {
  CryptoError,
  type CryptoFailure,
  isApiError,
  NetworkError,
  type RejectedError,
} from "../errors/api-error.ts";
import { z } from "../schemas/z.ts";

const gatewayTime = z.object({ now: z.number() });

/** The default cipher is a separate chunk: a client with another cipher never loads it. */
const loadHpke1 = async () => (await import("./hpke1.ts")).hpke1;

/** Runs code that the app may have supplied and converts its errors into `ApiError`s. */
const guarded = async <T>(work: () => T | Promise<T>, failure: (cause: unknown) => Error): Promise<T> => {
  try {
    return await work();
  } catch (cause) {
    throw isApiError(cause) ? cause : failure(cause);
  }
};

/** Encrypts the bodies of one client and remembers how far the device's clock is off. */
const createEncrypter = (context: ClientContext) => {
  const { ciphers, encryptionKeys = () => [], refreshEncryptionKeys = async () => {}, clock } = context;
  const loadCipher = ciphers?.body ?? loadHpke1;
  let clockOffset = 0;

  const refresh = (endpoint: string): Promise<unknown> =>
    guarded(refreshEncryptionKeys, (cause) => new CryptoError(endpoint, "no-key", cause));

  return {
    encrypt: async (request: PlainRequest): Promise<PlainRequest> => {
      const { endpoint, method, path, headers, body } = request;
      const as = (failure: CryptoFailure) => (cause?: unknown) => new CryptoError(endpoint, failure, cause);
      const preferredKey = () => guarded(() => encryptionKeys()[0], as("no-key"));
      // Every cipher needs WebCrypto. Without it nothing is sent, not even a request for keys.
      if (!globalThis.crypto?.subtle) throw as("insecure-origin")();
      if (!(await preferredKey())) await refresh(endpoint);
      const key = await preferredKey();
      if (!key) throw as("no-key")();
      const cipher = await guarded(loadCipher, (cause) => new NetworkError(endpoint, cause));
      const timestamp = clock.now() + clockOffset;
      const content = { text: String(body), key, timestamp, method, path, module: headers.Module };
      const { data, header } = await guarded(() => cipher.encrypt(content), as("cipher-failed"));
      return {
        ...request,
        headers: { ...headers, Encryption: header },
        body: JSON.stringify({ data }),
        secret: false,
      };
    },

    /** Fixes the cause of a refused encrypted body. Returns false if neither key nor clock was the cause. */
    repair: async ({ code, endpoint, value }: RejectedError): Promise<boolean> => {
      const time = gatewayTime.safeParse(value);
      if (code === "unknown_key") await refresh(endpoint);
      else if (code === "clock_skew" && time.success) clockOffset = time.data.now - clock.now();
      else return false;
      return true;
    },
  };
};

/**
 * Encrypts a body and sends it. A refusal because of key or clock means that the gateway has not acted, so the body is
 * encrypted and sent again: once for each of the two, because a device that was off for a long time has both problems.
 * @throws CryptoError if the body can't be encrypted; nothing is sent
 * @throws NetworkError if the cipher's code can't be loaded; nothing is sent
 */
export const encryptAndSend: Step = (context) => {
  const { encrypt, repair } = createEncrypter(context);
  return async (call, next) => {
    const repaired = new Set<string>();
    for (;;) {
      const request = await encrypt(call.request);
      try {
        return await next({ ...call, request });
      } catch (error) {
        if (!isApiError(error) || error.kind !== "rejected") throw error;
        if (repaired.has(error.code) || !(await repair(error))) throw error;
        repaired.add(error.code);
      }
    }
  };
};
