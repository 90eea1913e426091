import type { account } from "./locales/es/account.ts";
import type { es } from "./locales/es/index.ts";
import type { lobby } from "./locales/es/lobby.ts";
import type { reading } from "./locales/es/reading.ts";

/** Texts that come with the screens that need them, by part and by the languages that are written. */
export const parts = {
  account: {
    ES: async () => (await import("./locales/es/account.ts")).account,
    EN: async () => (await import("./locales/en/account.ts")).account,
  },
  lobby: {
    ES: async () => (await import("./locales/es/lobby.ts")).lobby,
    EN: async () => (await import("./locales/en/lobby.ts")).lobby,
  },
  reading: {
    ES: async () => (await import("./locales/es/reading.ts")).reading,
    EN: async () => (await import("./locales/en/reading.ts")).reading,
  },
} as const;

/** The name of a part: a screen's row in the route table says which it needs. */
export type TextsPart = keyof typeof parts;

/** Every text of the site, whenever it comes. */
export type AllTexts = typeof es & typeof account & typeof lobby & typeof reading;
