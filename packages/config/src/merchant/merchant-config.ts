import type { EmailPattern } from "@volado/domain/validation";
import * as z from "zod/mini";
import {
  callPaths,
  collectorAddress,
  currencyCode,
  diallingCode,
  filledText,
  flag,
  gatewayOrigin,
  hosts,
  languageCode,
  languageLocales,
  object,
  ownPicture,
  picturePattern,
  singleHosts,
  timeZone,
  vendorCodes,
  wholeNumber,
} from "./fields.ts";
import { socialSignInSchema } from "./social-sign-in.ts";

const emailPatterns = ["specified", "wide"] as const satisfies readonly EmailPattern[];

/**
 * Practices that some gaming licences forbid (decisions S6a). The defaults follow the specification; an operator
 * turns off what its licence does not allow.
 */
export const policySchema = object({
  /** The terms checkbox of registration is ticked from the start. */
  termsPreTicked: z._default(flag, true),
  rememberPassword: z._default(flag, true),
  decorativeJackpot: z._default(flag, true),
  /** The winner board hides part of every customer's name. */
  maskWinnerNames: z._default(flag, false),
  /** A guest confirms the minimum age before a demonstration game. */
  freePlayNeedsAge: z._default(flag, false),
  /** Accepted e-mail addresses: the specification's pattern, or also newer and international ones (Spec §5). */
  emailPattern: z._default(z.enum(emailPatterns, `must be one of ${emailPatterns.join(", ")}`), "specified"),
  /** Minimum age in years, shown in the terms and at registration (decisions S2). */
  minimumAge: z._default(wholeNumber(18, 99), 18),
});

/** The licence policy of a merchant. */
export type LicencePolicy = z.infer<typeof policySchema>;

const oneOf = <const Names extends readonly [string, string]>(names: Names) =>
  z.enum(names, `must be ${names.map((name) => JSON.stringify(name)).join(" or ")}`);

/**
 * Screens for which the specification allows two readings. Each default is explained in docs/decisions; a merchant
 * may choose the other one (docs/white-label.md).
 */
export const layoutSchema = object({
  /** Menus also offer Recents to guests, through login (docs/decisions/093). */
  guestRecents: z._default(flag, false),
  /**
   * Where the customer-service button is: on pages with the bottom menu, or on every page including forms, but
   * never over an open game (docs/decisions/094).
   */
  serviceButton: z._default(oneOf(["menu-pages", "every-page"]), "menu-pages"),
  /** App links in the download popup: those for the device, or all (docs/decisions/094). */
  appLinks: z._default(oneOf(["device", "all"]), "device"),
  /**
   * Registration fields in groups with the optional ones folded, or in one list in the specification's order
   * (docs/decisions/070).
   */
  registrationFields: z._default(oneOf(["grouped", "specified"]), "grouped"),
  /** With both registration switches off: nobody can register, or by username (docs/decisions/070). */
  registrationWhenOff: z._default(oneOf(["closed", "username"]), "closed"),
});

/** A merchant's layout choices. */
export type Layout = z.infer<typeof layoutSchema>;

const bounds = (min: number, max: number) =>
  z.prefault(
    z
      .strictObject({ min: z._default(wholeNumber(1, 128), min), max: z._default(wholeNumber(1, 128), max) })
      .check(z.refine(({ min, max }) => min <= max, "min must not be above max")),
    {},
  );

const CARD_DIGITS = 16;
const digits = wholeNumber(6, 24);

/** Digits of an account number; a mistyped card must not pass as an account. */
const accountDigits = object({ min: digits, max: digits }).check(
  z.refine(({ min, max }) => min <= max, "min must not be above max"),
  z.refine(({ min, max }) => max < CARD_DIGITS || min > CARD_DIGITS, "must not include 16, a card's digits"),
);

/** Lottery vendors with special treatment (Spec §9). */
const lotteryVendorsSchema = object({
  /** Vendors whose presence under ELOTT makes it the lottery mode. */
  electronic: z._default(vendorCodes, ["TCG_LOTTO_VN", "LOTT"]),
  /** Vendors whose lotteries are launched in the prize mode SEA. */
  sea: z._default(vendorCodes, ["TCG_SEA"]),
  /** Vendors whose presence under ELOTT shows the Vietnamese results. */
  vietnamese: z._default(vendorCodes, ["TCG_LOTTO_VN"]),
});

const vendorsSchema = object({
  /** Sports vendors shown as the category E-sports. */
  esports: z._default(vendorCodes, ["IMES", "DS88", "TF"]),
  /** Sports vendors shown as the category cockfight. */
  cockfight: z._default(vendorCodes, []),
  /** Vendors of the in-house page; the first is shown initially. */
  inHouse: z._default(vendorCodes.check(z.minLength(1, "must name at least one vendor")), ["JFF"]),
  /** Lottery vendors that are launched or shown differently (Spec §4, §9). */
  lottery: z.prefault(lotteryVendorsSchema, {}),
  jili: z._default(filledText, "JL"),
  /** The sportsbook of /m/fb-games. */
  sportsbook: z._default(filledText, "FB"),
});

/** Parts of the sports pages that need calls of ours (docs/decisions/081). */
const sportsSchema = object({
  /** Sports pages show numbers of live matches and scores, by the call `listLiveScores`. */
  liveScores: z._default(flag, false),
});

/** How lists of games look (Spec §2 "Game list"). */
const gamesSchema = object({
  /** Slots show their pay lines, and their lists offer a minimum bet. */
  linesShown: z._default(flag, true),
});

/** How the merchant's app is offered (Spec §4 "Download bar"). */
const downloadSchema = object({
  /** The download bar is shown only to signed-in players. */
  barNeedsLogin: z._default(flag, false),
});

/** Parts of home that the specification describes in two forms (docs/decisions/094). */
const homeSchema = object({
  /** Latest winners as a scrolling board or a carousel of cards. */
  winners: z._default(z.enum(["board", "carousel"], 'must be "board" or "carousel"'), "board"),
});

const linkHostsSchema = object({
  LIVECHAT: z._default(hosts, []),
  TELEGRAM: z._default(hosts, ["t.me", "telegram.me"]),
  FACEBOOK: z._default(hosts, ["facebook.com", "*.facebook.com", "m.me"]),
  INSTAGRAM: z._default(hosts, ["instagram.com", "*.instagram.com"]),
  WHATSAPP: z._default(hosts, ["wa.me", "whatsapp.com", "*.whatsapp.com"]),
  VIBER: z._default(hosts, ["viber.com", "*.viber.com", "viber.me"]),
});

/** Configuration of a merchant's site. Only `merchantCode` is required. */
export const merchantConfigSchema = object({
  brandName: z._default(filledText, "Volado"),
  /** The merchant's code at the gateway; sent with every call. */
  merchantCode: z
    .string("is required and must be a string")
    .check(z.trim(), z.minLength(1, "must not be empty")),
  /** Square picture beside the name, in the brand's `public/` folder. The coin when empty. */
  logo: z._default(ownPicture, ""),
  currency: z._default(currencyCode, "MXN"),
  /** Preselected for mobile numbers (Spec §9). */
  diallingCode: z._default(diallingCode, "52"),
  /** Digits of an account for withdrawals where it isn't a Mexican CLABE (docs/decisions/100). */
  accountDigits: z.optional(accountDigits),
  /** Languages of the language menu; the first one is the default. */
  languages: z._default(
    z.array(languageCode, "must be a list of language codes").check(
      z.minLength(1, "must name at least one language"),
      z.refine((codes) => new Set(codes).size === codes.length, "must not name a language twice"),
    ),
    ["ES", "EN"],
  ),
  /** Locales for amounts and dates where the players' country differs from the site's (es-MX, en-US). */
  locales: z.prefault(languageLocales, {}),
  timeZone: z._default(timeZone, "America/Mexico_City"),
  /** Origin of the site, so that link previews can name the absolute address of the brand's picture. */
  siteUrl: z._default(gatewayOrigin, ""),
  /** Origin of the gateway; empty when it also serves the site. */
  gatewayUrl: z._default(gatewayOrigin, ""),
  /** Paths of calls by id, overriding the defaults; the status's `paths` take precedence (W2). */
  paths: z._default(callPaths, {}),
  /** Lengths checked at login, in characters; the specification names none (docs/decisions/074). */
  login: z.prefault(object({ username: bounds(3, 32), password: bounds(6, 64) }), {}),
  /** Google, Facebook and SMS codes by Firebase; none is offered without it. */
  socialSignIn: z.optional(socialSignInSchema),
  policy: z.prefault(policySchema, {}),
  vendors: z.prefault(vendorsSchema, {}),
  sports: z.prefault(sportsSchema, {}),
  games: z.prefault(gamesSchema, {}),
  download: z.prefault(downloadSchema, {}),
  home: z.prefault(homeSchema, {}),
  layout: z.prefault(layoutSchema, {}),
  /** Names of ways to pay, such as "SPEI", that home's end shows as plain text. */
  paymentMarks: z._default(z.array(filledText, "must be a list of names"), []),
  /** Hosts tried at random when a picture fails to load and the status names none (Spec §9, docs/decisions/106). */
  fallbackImageHosts: z._default(singleHosts, []),
  /**
   * How the merchant's CDN names a picture in another width: `{url}?width={width}&format={format}`. Empty when each
   * picture has one size. The status's `pictureAddress` takes precedence (docs/white-label.md).
   */
  pictureAddress: z._default(picturePattern, ""),
  /** Where pages send web vitals (LCP, INP, CLS, TTFB; docs/deploying.md); empty to measure nothing. */
  vitalsAddress: z._default(collectorAddress, ""),
  /** Hosts that may be framed: games, sportsbook and live chat. */
  frameHosts: z._default(hosts, []),
  /** Hosts that customer-service links may lead to, by kind (decisions W5). */
  linkHosts: z.prefault(linkHostsSchema, {}),
});

/** A merchant's configuration with every default filled in. */
export type MerchantConfig = z.infer<typeof merchantConfigSchema>;
/** A merchant's configuration as written: only what differs from the defaults. */
export type MerchantConfigInput = z.input<typeof merchantConfigSchema>;
