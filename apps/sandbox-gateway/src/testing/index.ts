export * from "./answer-value.ts";
export * from "./call-gateway.ts";
export * from "./money.ts";
export * from "./pictures.ts";
export * from "./raw-http.ts";
export * from "./registration-steps.ts";
export * from "./test-gateway.ts";
