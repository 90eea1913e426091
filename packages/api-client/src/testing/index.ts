export type { ManualClock } from "./fakes.ts";
export { manualClock, memoryStorage } from "./fakes.ts";
export type { TestGateway, TestGatewayOptions, TestRequest } from "./gateway/test-gateway.ts";
export { createTestGateway } from "./gateway/test-gateway.ts";
export { samples } from "./samples/index.ts";
export type { Sample, Samples } from "./samples/inputs.ts";
export { sampleFields } from "./samples/made-sample.ts";
