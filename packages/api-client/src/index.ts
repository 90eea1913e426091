export type { CachePolicy, CacheRule } from "./cache/cache-locally.ts";
export { cacheLocally } from "./cache/cache-locally.ts";
export type { KeyValueStorage, OfflineRecord, OfflineRule, OfflineStorage } from "./cache/storage.ts";
export type { Client } from "./core/client.ts";
export { createClient } from "./core/client.ts";
export type { DescribeContext, PlainRequest } from "./core/describe-request.ts";
export { describeRequest } from "./core/describe-request.ts";
export type {
  Access,
  AnyEndpoint,
  CallContext,
  Codec,
  Endpoint,
  EndpointRow,
  InputOf,
  OutputOf,
  Replay,
  WireRequestOf,
  WireValueOf,
} from "./core/endpoint.ts";
export { defineEndpoint, defineRead, Module } from "./core/endpoint.ts";
export type { Answer } from "./core/envelope.ts";
export { readAnswer } from "./core/envelope.ts";
export type {
  CallOptions,
  ClientEvent,
  ClientOptions,
  Clock,
  Fetch,
  Outcome,
  SessionHook,
  SlowCall,
} from "./core/options.ts";
export { newIdempotencyKey } from "./core/options.ts";
export type {
  BodyCipher,
  EncryptedBody,
  EncryptionBinding,
  EncryptionRequest,
} from "./crypto/body-cipher.ts";
export type { ApiError, CryptoFailure, Refusal } from "./errors/api-error.ts";
export {
  AbortedError,
  CryptoError,
  HttpError,
  InputError,
  isApiError,
  NetworkError,
  RejectedError,
  refusalFlag,
  SchemaError,
  TimeoutError,
} from "./errors/api-error.ts";
export { messageKeyOf } from "./errors/message-key-of.ts";
export { socialProposalOf } from "./errors/social-proposal.ts";
