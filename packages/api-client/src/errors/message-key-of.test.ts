import { expect, test } from "vitest";
import {
  AbortedError,
  CryptoError,
  HttpError,
  InputError,
  NetworkError,
  RejectedError,
  SchemaError,
  TimeoutError,
} from "./api-error.ts";
import { messageKeyOf } from "./message-key-of.ts";

const refusal = (code: string, status: number) => new RejectedError("call", { code, status });

test.each([
  [new NetworkError("call", undefined), "errors.network"],
  [new TimeoutError("call", 15_000), "errors.timeout"],
  [new AbortedError("call", undefined), "errors.aborted"],
  [new SchemaError("call", undefined), "errors.badAnswer"],
  [new InputError("call", undefined), "errors.invalidInput"],
  [new CryptoError("call", "insecure-origin"), "errors.insecureOrigin"],
  [new CryptoError("call", "no-key"), "errors.secureChannel"],
  [new CryptoError("call", "cipher-failed"), "errors.secureChannel"],
  [new HttpError("call", 502), "errors.server"],
  [new HttpError("call", 503), "errors.maintenance"],
  [refusal("wrong_password", 200), "errors.wrongPassword"],
  [refusal("session_expired", 401), "errors.sessionExpired"],
  [refusal("internal", 500), "errors.server"],
  [refusal("", 422), "errors.invalidInput"],
  [refusal("", 503), "errors.maintenance"],
  [refusal("lottery_upgrade", 503), "errors.systemUpgrading"],
  [refusal("odd_code", 400), "errors.unknown"],
  [new TypeError("x is undefined"), "errors.unknown"],
  ["a thrown string", "errors.unknown"],
  [undefined, "errors.unknown"],
])("%s has the text %s", (error, key) => {
  expect(messageKeyOf(error)).toBe(key);
});
