import { ApiFailure } from "../../errors/api-failure.ts";
import { CryptoError } from "../../errors/crypto-error.ts";
import { RejectedError } from "../../errors/rejected-error.ts";
import type { Call, Next, Step } from "../call.ts";

const gatewayTime = (error: RejectedError): number | undefined => {
  const { value } = error;
  const now: unknown = typeof value === "object" && value !== null ? Reflect.get(value, "now") : undefined;
  return typeof now === "number" ? now : undefined;
};

/**
 * Seals secret bodies, afresh for every try. When the gateway does not know the key, or the device's clock is off,
 * it has not acted: the keys are fetched anew, or its time is taken over, and the body is sealed and sent once more.
 * @throws CryptoError when the body can't be sealed; then nothing is sent.
 */
export const seal: Step = ({ cipher, encryptionKeys, refreshEncryptionKeys, clock }) => {
  let clockOffset = 0;

  const sealed = async (call: Call, text: string): Promise<Call> => {
    const { request } = call;
    const { endpoint } = request;
    try {
      const { seal: sealText } = await cipher();
      if (encryptionKeys().length === 0) await refreshEncryptionKeys();
      const key = encryptionKeys()[0];
      if (!key) throw new CryptoError(endpoint, "no-key");
      const { method, path, module } = request;
      const timestamp = clock.now() + clockOffset;
      const { data, header } = await sealText({ text, key, timestamp, method, path, module });
      return {
        ...call,
        request: {
          ...request,
          headers: { ...request.headers, Encryption: header, "Content-Type": "application/json" },
          body: { kind: "text", type: "application/json", text: JSON.stringify({ data }) },
        },
      };
    } catch (error) {
      if (error instanceof ApiFailure) throw error;
      // Whatever a cipher complains about where WebCrypto is missing, that is the reason.
      const reason = globalThis.crypto?.subtle ? "cipher-failed" : "insecure-origin";
      throw new CryptoError(endpoint, reason, error);
    }
  };

  const sendSealed = async (call: Call, text: string, next: Next): Promise<unknown> => {
    const first = await sealed(call, text);
    try {
      return await next(first);
    } catch (error) {
      if (!(error instanceof RejectedError)) throw error;
      const now = error.code === "clock_skew" ? gatewayTime(error) : undefined;
      if (now !== undefined) clockOffset = now - clock.now();
      else if (error.code === "unknown_key") await refreshEncryptionKeys();
      else throw error;
      return next(await sealed(call, text));
    }
  };

  return (call, next) => {
    const { body } = call.request;
    return body.kind === "secret" ? sendSealed(call, body.text, next) : next(call);
  };
};
