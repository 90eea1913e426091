export { DEMO_PASSWORD, DEMO_PAYMENT_PASSWORD, seedAccounts as demoAccounts } from "./data/world/accounts.ts";
export type { Gateway } from "./gateway.ts";
export { startGateway } from "./gateway.ts";
export type { GatewayOptions } from "./options.ts";
