import type { InputOf } from "../../core/endpoint.ts";
import type { EndpointId, Endpoints } from "../../endpoints/registry.ts";

/** Input and response of a call. */
export interface Sample<Input> {
  readonly input: Input;
  /** The envelope's `value` in wire format. It matches the endpoint's schema, and no row is dropped. */
  readonly value: unknown;
}

/** Samples by endpoint id. */
export type Samples = { readonly [Id in EndpointId]?: Sample<InputOf<Endpoints[Id]>> };

/** Inputs by endpoint id. */
export type SampleInputs = { readonly [Id in EndpointId]?: InputOf<Endpoints[Id]> };
