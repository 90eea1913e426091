export * from "./components/CoinMark/index.ts";
export * from "./components/Logo/index.ts";
export * from "./icons/index.ts";
