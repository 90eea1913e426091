import { HOUR_MS } from "@volado/domain/calendar";
import { type Brand, houseBrand } from "./brand/brand.ts";
import type { DatabaseLocation } from "./data/database.ts";
import type { RateLimit } from "./request/rate-limit.ts";
import { defaultReceiveTimes, type ReceiveTimes } from "./request/slow-senders.ts";
import { defaultPasswordCost, type PasswordCost } from "./session/password-hash.ts";

/** Options of a gateway; every field has a default (see {@link resolveOptions}). */
export interface GatewayOptions {
  /** Default: PGlite in memory. */
  readonly database: DatabaseLocation;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Folder of a built site to serve beside the API. */
  readonly siteDir: string | undefined;
  /** Minimum number of slots; the seeded world has some hundreds anyway. */
  readonly slotGames: number;
  /** Whether to seed the demo agent's tree of 2,000 downlines; suites that reset often omit it. */
  readonly team: boolean;
  /** Milliseconds added to every API response. */
  readonly apiDelayMs: number;
  /** The brand: code, name, currency, time zone and the rest of its merchant.json. */
  readonly brand: Brand;
  /** The gateway's public origin, e.g. "https://demo.example". @default the connection's */
  readonly origin: string | undefined;
  /** Origins besides the gateway's own and this machine's whose pages may call the API and frame the games. */
  readonly siteOrigins: readonly string[];
  /** Whether a trusted proxy sets `X-Forwarded-For` and `X-Forwarded-Proto`. */
  readonly trustProxy: boolean;
  /** Whether the console can be used from other machines. */
  readonly consoleRemote: boolean;
  /** Time limits for receiving requests. */
  readonly receive: ReceiveTimes;
  readonly sessionMs: number;
  /** Pictures that a member may send per day in the merchant's time zone. */
  readonly picturesPerDay: number;
  readonly passwordCost: PasswordCost;
  readonly limits: Readonly<Record<keyof typeof defaultLimits, RateLimit>>;
  readonly now: () => number;
  /** Where failures are reported; nothing else is logged. */
  readonly log: (message: string, error?: unknown) => void;
}

/** Limits that people and tests don't reach, but password guessing does. */
export const defaultLimits = {
  calls: { burst: 600, perSecond: 60 },
  logins: { burst: 60, perSecond: 1 },
  failedLogins: { burst: 10, perSecond: 1 / 30 },
  /** Failed logins of an account from all addresses, except those from which its member has logged in before. */
  accountLogins: { burst: 30, perSecond: 1 / 60 },
  /** SMS codes requested by an address. */
  sms: { burst: 60, perSecond: 1 / 2 },
  /** SMS codes to one number, or codes to one e-mail address, from any address. */
  smsToNumber: { burst: 10, perSecond: 1 / 360 },
  /** Registrations and trials per address. */
  registrations: { burst: 60, perSecond: 1 / 2 },
  /** Lookups of names, codes and mails per address, and slide challenges. */
  lookups: { burst: 120, perSecond: 2 },
  /** Mails with a temporary password per account. */
  passwordMails: { burst: 3, perSecond: 1 / 120 },
  /** Wrong payment passwords of an account, from any address. */
  paymentPasswords: { burst: 5, perSecond: 1 / 300 },
  /** Unknown promo codes per member. */
  promoCodes: { burst: 5, perSecond: 1 / 60 },
};

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
