import type { AnyEndpoint } from "../core/endpoint.ts";
import * as groups from "./groups.ts";

export { RECORD_FILE_PAGE } from "../schemas/record.schema.ts";
export { wireFieldNames } from "../schemas/registration.schema.ts";
export * from "./groups.ts";

/**
 * Every endpoint by id: all that a gateway has to implement. For servers and documentation; front ends import
 * single endpoints, so that unused ones are not bundled.
 */
export const endpoints = { ...groups } satisfies Readonly<Record<string, AnyEndpoint>>;

export type Endpoints = typeof endpoints;
export type EndpointId = keyof Endpoints;
