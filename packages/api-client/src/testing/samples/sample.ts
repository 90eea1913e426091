import type { InputOf } from "../../core/endpoint.ts";
import type { EndpointId, Endpoints } from "../../endpoints/registry.ts";

/** What one call may be asked, and what a gateway answers. */
export interface Sample<Input> {
  /** What a caller passes. */
  readonly input: Input;
  /** The envelope's `value` as it comes over the wire; the endpoint's schema reads it without leaving a row out. */
  readonly value: unknown;
}

/** Samples by call. */
export type Samples = { readonly [Id in EndpointId]?: Sample<InputOf<Endpoints[Id]>> };

/** Inputs alone. */
export type SampleInputs = { readonly [Id in EndpointId]?: InputOf<Endpoints[Id]> };
