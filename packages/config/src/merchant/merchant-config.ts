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
  ownPicture,
  picturePattern,
  singleHosts,
  timeZone,
  vendorCodes,
  wholeNumber,
} from "./fields.ts";
import { layoutSchema } from "./layout.ts";
import { policySchema } from "./policy.ts";
import { socialSignInSchema } from "./social-sign-in.ts";

const isObject = "must be an object";

const bounds = (min: number, max: number) =>
  z.prefault(
    z
      .strictObject(
        { min: z._default(wholeNumber(1, 128), min), max: z._default(wholeNumber(1, 128), max) },
        isObject,
      )
      .check(z.refine(({ min, max }) => min <= max, "min must not be above max")),
    {},
  );

/** Vendors that the specification treats in a way of their own (Spec §9). */
const lotteryVendorsSchema = z.strictObject(
  {
    /** Vendors under ELOTT that make it the lottery mode. */
    electronic: z._default(vendorCodes, ["TCG_LOTTO_VN", "LOTT"]),
    /** Vendors whose lotteries are launched in the prize mode SEA. */
    sea: z._default(vendorCodes, ["TCG_SEA"]),
    /** Vendors whose presence under ELOTT shows the Vietnamese results. */
    vietnamese: z._default(vendorCodes, ["TCG_LOTTO_VN"]),
  },
  isObject,
);

const vendorsSchema = z.strictObject(
  {
    /** Sports vendors shown as the category E-sports. */
    esports: z._default(vendorCodes, ["IMES", "DS88", "TF"]),
    /** Sports vendors shown as the category cockfight. */
    cockfight: z._default(vendorCodes, []),
    /** Vendors of the in-house page, the one it begins with first. */
    inHouse: z._default(vendorCodes.check(z.minLength(1, "must name at least one vendor")), ["JFF"]),
    /** Lottery vendors that open or are shown otherwise than the rest (Spec §4, §9). */
    lottery: z.prefault(lotteryVendorsSchema, {}),
    /** The vendor of /m/jili. */
    jili: z._default(filledText, "JL"),
    /** The sportsbook of /m/fb-games. */
    sportsbook: z._default(filledText, "FB"),
  },
  isObject,
);

/** How lists of games look (Spec §2 "Game list"). */
const gamesSchema = z.strictObject(
  {
    /** Slots show their pay lines: their lists then offer a minimum bet. */
    linesShown: z._default(flag, true),
  },
  isObject,
);

/** How the merchant's app is offered (Spec §4 "Download bar"). */
const downloadSchema = z.strictObject(
  {
    /** The download bar is shown to those who are signed in only. */
    barNeedsLogin: z._default(flag, false),
  },
  isObject,
);

/** How home looks where the specification names two forms (docs/decisions/094). */
const homeSchema = z.strictObject(
  {
    /** The latest winners: a board that rolls upwards, or a carousel of cards. */
    winners: z._default(z.enum(["board", "carousel"], 'must be "board" or "carousel"'), "board"),
  },
  isObject,
);

const linkHostsSchema = z.strictObject(
  {
    LIVECHAT: z._default(hosts, []),
    TELEGRAM: z._default(hosts, ["t.me", "telegram.me"]),
    FACEBOOK: z._default(hosts, ["facebook.com", "*.facebook.com", "m.me"]),
    INSTAGRAM: z._default(hosts, ["instagram.com", "*.instagram.com"]),
    WHATSAPP: z._default(hosts, ["wa.me", "whatsapp.com", "*.whatsapp.com"]),
    VIBER: z._default(hosts, ["viber.com", "*.viber.com", "viber.me"]),
  },
  isObject,
);

/** Everything that makes the site one merchant's. Only `merchantCode` has no default. */
export const merchantConfigSchema = z.strictObject(
  {
    /** Name shown to players. */
    brandName: z._default(filledText, "Volado"),
    /** The merchant's code at the gateway; travels with every call. */
    merchantCode: z
      .string("is required and must be a text")
      .check(z.trim(), z.minLength(1, "must not be empty")),
    /** Drawn beside the name: a square picture of the brand's `public/` folder. Empty, the coin stands there. */
    logo: z._default(ownPicture, ""),
    currency: z._default(currencyCode, "MXN"),
    /** Offered first for mobile numbers (Spec §9). */
    diallingCode: z._default(diallingCode, "52"),
    /** Languages offered in the language menu; the first one is the default. */
    languages: z._default(
      z.array(languageCode, "must be a list of language codes").check(
        z.minLength(1, "must name at least one language"),
        z.refine((codes) => new Set(codes).size === codes.length, "must not name a language twice"),
      ),
      ["ES", "EN"],
    ),
    /** Locales that amounts and dates are written by, where not the site's own (es-MX, en-US): the players' country. */
    locales: z.prefault(languageLocales, {}),
    /** Where the merchant's day begins and ends. */
    timeZone: z._default(timeZone, "America/Mexico_City"),
    /**
     * Origin of the site itself: a link to it shows the brand's picture only where the picture's whole
     * address is known.
     */
    siteUrl: z._default(gatewayOrigin, ""),
    /** Origin that answers the calls; empty when the site is served by the gateway itself. */
    gatewayUrl: z._default(gatewayOrigin, ""),
    /** Paths of calls by their ids, where the gateway has others; the status's `paths` come before them (W2). */
    paths: z._default(callPaths, {}),
    /** Bounds checked at login in characters; the specification names none (docs/decisions/074). */
    login: z.prefault(z.strictObject({ username: bounds(3, 32), password: bounds(6, 64) }, isObject), {}),
    /** Google, Facebook and SMS codes by Firebase; left out, none of them is offered. */
    socialSignIn: z.optional(socialSignInSchema),
    policy: z.prefault(policySchema, {}),
    vendors: z.prefault(vendorsSchema, {}),
    games: z.prefault(gamesSchema, {}),
    download: z.prefault(downloadSchema, {}),
    home: z.prefault(homeSchema, {}),
    layout: z.prefault(layoutSchema, {}),
    /**
     * Tried, one at random, when a picture fails to load and the status names no host (Spec §9, docs/decisions/106).
     */
    fallbackImageHosts: z._default(singleHosts, []),
    /**
     * How the merchant's CDN names a picture in another width: `{url}?width={width}&format={format}`. Empty, every
     * picture has one size. The status's `pictureAddress` comes before it (docs/white-label.md).
     */
    pictureAddress: z._default(picturePattern, ""),
    /**
     * Where pages send what players' browsers measured of them (LCP, INP, CLS, TTFB; docs/deploying.md); empty, they
     * measure nothing.
     */
    vitalsAddress: z._default(collectorAddress, ""),
    /** Hosts whose pages may be framed: games, sportsbook and live chat of the merchant's vendors. */
    frameHosts: z._default(hosts, []),
    /** Hosts a customer-service link may lead to, by kind (decisions W5). */
    linkHosts: z.prefault(linkHostsSchema, {}),
  },
  isObject,
);

/** A merchant's configuration with every default filled in. */
export type MerchantConfig = z.infer<typeof merchantConfigSchema>;
/** What a merchant writes: only what differs from the defaults. */
export type MerchantConfigInput = z.input<typeof merchantConfigSchema>;
