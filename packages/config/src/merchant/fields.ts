import type { Language } from "@volado/domain/site";
import * as z from "zod/mini";

const HOST = /^(\*\.)?[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?$/;
const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
};

/** Whether a text is a host name, with or without a port. */
export const isHost = (text: string): boolean => HOST.test(text) && !text.startsWith("*");

const isGatewayOrigin = (text: string): boolean => {
  if (text === "" || LOCAL.test(text)) return true;
  return text.startsWith("https://") && isHost(text.slice("https://".length));
};

const text = z.string("must be a string");

/** Text that passes a check. */
export const textWhere = (isValid: (value: string) => boolean, message: string) =>
  text.check(z.refine(isValid, message));

const textLike = (pattern: RegExp, message: string) => text.check(z.regex(pattern, message));

/** Non-empty text. */
export const filledText = text.check(z.trim(), z.minLength(1, "must not be empty"));

const PICTURE = /^(\/[\w-][\w.-]*)+\.(svg|png|webp)$/;

/** Path of a picture on the site itself, or empty. */
export const ownPicture = textWhere(
  (text) => text === "" || PICTURE.test(text),
  'must be a picture of the site, such as "/logo.svg"',
);

const isPicturePattern = (text: string): boolean =>
  /\{(url|encodedUrl)\}/.test(text) &&
  text.includes("{width}") &&
  /^(\{url\}|https:\/\/|\/(?!\/))/.test(text);

/** Pattern of a CDN's picture addresses, or empty; see the domain's `pictureSources`. */
export const picturePattern = textWhere(
  (text) => text === "" || isPicturePattern(text),
  'must have {url} and {width}, at the site or https, such as "{url}?width={width}"',
);

/** Paths of the gateway's calls by id, overriding the client's defaults. */
export const callPaths = z.record(
  z.string(),
  textLike(/^\/(?![/\\])\P{Cc}*$/u, 'must be a path of the gateway, such as "/v2/games"'),
  "must be an object",
);

const isCollector = (text: string): boolean => {
  const [, host] = /^https:\/\/([^/?#]+)/.exec(text) ?? [];
  return text === "" || /^\/(?!\/)[\w./-]*$/.test(text) || (host !== undefined && isHost(host));
};

/** Address that receives reports: a path on the site or an https address; empty for none. */
export const collectorAddress = textWhere(
  isCollector,
  'must be empty, a path such as "/vitals", or an https address',
);

/** ISO 4217 code. */
export const currencyCode = textLike(/^[A-Z]{3}$/, "must be a three-letter currency code such as MXN");

/** Country calling code without plus sign. */
export const diallingCode = textLike(
  /^[1-9]\d{0,3}$/,
  'must be a calling code without plus sign, such as "52"',
);

/** The domain's language codes as values; the compiler checks that none is missing or extra. */
const languages = {
  ES: "ES",
  EN: "EN",
  CN: "CN",
  JA: "JA",
  TH: "TH",
  VI: "VI",
  MY: "MY",
  HI: "HI",
  ID: "ID",
  KM: "KM",
  KO: "KO",
  MS: "MS",
  PT: "PT",
  TA: "TA",
  TW: "TW",
} as const satisfies { readonly [Code in Language]: Code };

/** Upper-case language code of the specification. */
export const languageCode = z.enum(languages, `must be one of ${Object.values(languages).join(", ")}`);

/** Language subtags that differ from the lower-case code. */
const otherTags: Readonly<Partial<Record<Language, string>>> = { CN: "zh", TW: "zh" };

const isLocaleOf = (code: Language, tag: string): boolean => {
  try {
    return new Intl.Locale(tag).language === (otherTags[code] ?? code.toLowerCase());
  } catch {
    return false;
  }
};

/** BCP 47 locales by language. */
export const languageLocales = z.partialRecord(languageCode, text, "must be an object").check((payload) => {
  for (const code of Object.values(languages)) {
    const tag = payload.value[code];
    if (tag === undefined || isLocaleOf(code, tag)) continue;
    const message = `must be a locale of ${code}, such as "es-PE" for ES`;
    payload.issues.push({ code: "custom", message, path: [code], input: tag });
  }
});

/** IANA time zone. */
export const timeZone = textWhere(isTimeZone, "must be an IANA time zone such as America/Mexico_City");

/** Origin of the gateway; empty for the site's own origin. Plain http only on localhost. */
export const gatewayOrigin = textWhere(
  isGatewayOrigin,
  "must be empty or an https origin without path, such as https://gateway.example",
);

/** Host names; a leading "*." matches every subdomain. */
export const hosts = z.array(
  z
    .string("must be a string")
    .check(z.regex(HOST, "must be a host name such as cdn.example or *.cdn.example")),
  "must be a list of host names",
);

/** Single host names, without wildcards: the site sends requests to them. */
export const singleHosts = z.array(
  textWhere(isHost, "must be a host name such as cdn.example"),
  "must be a list of host names",
);

/** Vendor codes as the gateway spells them. */
export const vendorCodes = z.array(filledText, "must be a list of vendor codes");

export const flag = z.boolean("must be true or false");

/** Object without unknown fields. */
export const object = <const Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, "must be an object");

/** Whole number within bounds. */
export const wholeNumber = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return z.int(message).check(z.minimum(min, message), z.maximum(max, message));
};
