/** A limit in bytes after brotli 11 (1 KB = 1000 bytes), and what we would like to reach. */
export type Budget = { readonly limit: number; readonly goal?: number };

const kb = (size: number): number => size * 1000;

/** The size budgets of the product. They only go down. */
export const budgets = {
  "home: JavaScript of the first load": { limit: kb(125), goal: kb(110) },
  "home: CSS of the first load": { limit: kb(10.5), goal: kb(8) },
  "other route: JavaScript on top of the shell": { limit: kb(25), goal: kb(15) },
  "auth route: JavaScript on top of the shell": { limit: kb(35), goal: kb(15) },
  "sign-in with Google or Facebook: JavaScript of the tap": { limit: kb(26), goal: kb(20) },
  "texts of one language": { limit: kb(6), goal: kb(4) },
  "display font": { limit: kb(25), goal: kb(20) },
  "api-client: core": { limit: kb(3.5) },
  "api-client: all endpoints and schemas": { limit: kb(12) },
  "api-client: all queries, with the calls they make": { limit: kb(16) },
  "api-client: crypto entry, both ciphers": { limit: kb(13) },
  "api-client: HPKE chunk": { limit: kb(8) },
  "api-client: DES chunk": { limit: kb(3.5) },
  "api-client: testing entry": { limit: kb(28) },
  "api-client: conformance entry": { limit: kb(35) },
  "domain: all rules": { limit: kb(17.5) },
  "ui without Swiper": { limit: kb(20) },
  "ui: one component over what it depends on": { limit: kb(1.5) },
  "ui: CSS": { limit: kb(7.1) },
  "ui: CSS with every sheet of its own": { limit: kb(10) },
} as const satisfies Record<string, Budget>;

/** The name of a budget. */
export type BudgetName = keyof typeof budgets;

/** A measured size in bytes; `part` tells measurements of one budget apart, for example the route. */
export type Measurement = { readonly budget: BudgetName; readonly part?: string; readonly bytes: number };
