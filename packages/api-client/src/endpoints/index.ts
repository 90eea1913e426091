export { wireFieldNames } from "../schemas/registration.schema.ts";
export * from "./groups.ts";
export type { EndpointId, Endpoints } from "./registry.ts";
export { endpoints } from "./registry.ts";
