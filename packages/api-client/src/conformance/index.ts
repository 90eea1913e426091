export type { Account } from "./account.ts";
export type { CheckOptions } from "./check-gateway.ts";
export { checkGateway } from "./check-gateway.ts";
export type { CheckName, Finding, Verdict } from "./findings.ts";
export { tableOf } from "./findings.ts";
export type { RefusalCode } from "./refusal-status.ts";
export { refusalStatus } from "./refusal-status.ts";
