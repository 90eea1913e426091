export type {
  Access,
  AnyEndpoint,
  CachePolicy,
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
export { defineEndpoint } from "./core/endpoint.ts";
export { Module } from "./modules.ts";
export { droppedRows } from "./schemas/rows.ts";
