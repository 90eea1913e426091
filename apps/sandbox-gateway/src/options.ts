import { HOUR_MS } from "@volado/domain/calendar";
import { type Brand, houseBrand } from "./brand/brand.ts";
import type { DatabaseLocation } from "./data/database.ts";
import type { RateLimit } from "./request/rate-limit.ts";
import { defaultReceiveTimes, type ReceiveTimes } from "./request/slow-senders.ts";
import { defaultPasswordCost, type PasswordCost } from "./session/password-hash.ts";

/** How a gateway behaves; every field has a default (see {@link resolveOptions}). */
export interface GatewayOptions {
  /** Default: PGlite in memory. */
  readonly database: DatabaseLocation;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Folder of the built site, served beside the API when given. */
  readonly siteDir: string | undefined;
  /** Games that the list of slots holds at least; the seeded world has some hundreds anyway. */
  readonly slotGames: number;
  /** Whether the demo agent has the seeded tree of some 2,000 downlines; suites that reset often go without. */
  readonly team: boolean;
  /** Milliseconds added to every API answer. */
  readonly apiDelayMs: number;
  /** Whose gateway it is: code, name, currency, days and the rest of what a merchant.json says. */
  readonly brand: Brand;
  /** Where players find this gateway, e.g. "https://demo.example". @default what the connection says */
  readonly origin: string | undefined;
  /** Origins, besides the gateway's own and this machine's, whose pages may call the API and frame the games. */
  readonly siteOrigins: readonly string[];
  /** Whether `X-Forwarded-For` and `X-Forwarded-Proto` come from a proxy of ours. */
  readonly trustProxy: boolean;
  /** Whether the console answers callers from other machines. */
  readonly consoleRemote: boolean;
  /** How long requests may take to arrive. */
  readonly receive: ReceiveTimes;
  readonly sessionMs: number;
  /** Pictures that a member may send in a day of the merchant's. */
  readonly picturesPerDay: number;
  readonly passwordCost: PasswordCost;
  readonly limits: Readonly<Record<keyof typeof defaultLimits, RateLimit>>;
  readonly now: () => number;
  /** Where failures are reported; nothing else is logged. */
  readonly log: (message: string, error?: unknown) => void;
}

/** Generous for people and their tests, tight for guessing passwords. */
export const defaultLimits = {
  calls: { burst: 600, perSecond: 60 },
  logins: { burst: 60, perSecond: 1 },
  failedLogins: { burst: 10, perSecond: 1 / 30 },
  /** Failed logins of an account from wherever; where its member has come in from before, none counts. */
  accountLogins: { burst: 30, perSecond: 1 / 60 },
  /** SMS codes asked for by an address. */
  sms: { burst: 60, perSecond: 1 / 2 },
  /** SMS codes to one number, or codes to one e-mail address, whoever asks. */
  smsToNumber: { burst: 10, perSecond: 1 / 360 },
  /** Registrations and trials of an address. */
  registrations: { burst: 60, perSecond: 1 / 2 },
  /** Questions of an address about names, codes and mails of others, and challenges to slide through. */
  lookups: { burst: 120, perSecond: 2 },
  /** Mails with a temporary password to one account. */
  passwordMails: { burst: 3, perSecond: 1 / 120 },
  /** Wrong payment passwords of an account, from wherever. */
  paymentPasswords: { burst: 5, perSecond: 1 / 300 },
  /** Unknown promo codes of a member. */
  promoCodes: { burst: 5, perSecond: 1 / 60 },
};

/** Fills in the defaults. */
export const resolveOptions = (given: Partial<GatewayOptions>): GatewayOptions => ({
  database: { kind: "memory" },
  port: 0,
  host: "127.0.0.1",
  siteDir: undefined,
  slotGames: 0,
  team: true,
  apiDelayMs: 0,
  brand: houseBrand,
  origin: undefined,
  siteOrigins: [],
  trustProxy: false,
  consoleRemote: false,
  receive: defaultReceiveTimes,
  sessionMs: 12 * HOUR_MS,
  picturesPerDay: 60,
  passwordCost: defaultPasswordCost,
  limits: defaultLimits,
  now: Date.now,
  log: (message, error) => {
    const detail = error instanceof Error ? (error.stack ?? error.message) : error;
    process.stderr.write(`${[message, ...(detail === undefined ? [] : [detail])].join(" ")}\n`);
  },
  ...given,
});
