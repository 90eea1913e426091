import { type MerchantConfig, parseMerchantConfig } from "@volado/config";
import type { RegistrationTab } from "@volado/domain/registration";
import type { EmailPattern } from "@volado/domain/validation";
import type { LotteryVendors } from "@volado/domain/vendors";
import { type ContentLanguage, contentLanguage } from "../catalogue/content-language.ts";
import { picturePath } from "../pictures/painted-pictures.ts";
import { countryOf } from "./calling-codes.ts";
import { createDayClock, type DayClock } from "./day-clock.ts";
import { fillIn, fillInHtml } from "./fill-in.ts";
import { wordsOf } from "./words.ts";

/**
 * The brand whose gateway the sandbox plays: what its merchant.json says, in the words of a gateway
 * (docs/decisions/134).
 */
export interface Brand {
  /** The merchant code that calls carry. */
  readonly code: string;
  /** The code in addresses, names of files and codes for players: small ASCII letters and digits. */
  readonly slug: string;
  /** Shown to players. */
  readonly name: string;
  /** ISO 4217. */
  readonly currency: string;
  /** BCP 47, what amounts are written by. */
  readonly locales: Readonly<Record<ContentLanguage, string>>;
  readonly diallingCode: string;
  /** ISO 3166 code of the dialling code's country. */
  readonly country: string;
  /** IANA. */
  readonly timeZone: string;
  /** Whose days the brand's are. */
  readonly clock: DayClock;
  /** Vendors whose lotteries open otherwise than the rest. */
  readonly lotteries: LotteryVendors;
  /** What its pages are offered in. */
  readonly languages: readonly ContentLanguage[];
  /** What whoever names no language is answered in. */
  readonly language: ContentLanguage;
  /** Years. */
  readonly minimumAge: number;
  readonly emailPattern: EmailPattern;
  /** The way to register that stays open while both of its switches are off. */
  readonly registrationWhenOff: RegistrationTab | undefined;
  /** A picture of the site or of this gateway: the brand's logo, and the coin for one without. */
  readonly icon: string;
  /** What stands before an amount where there is no language, e.g. "$". */
  readonly symbol: string;
  /** Whole hundredths of the currency as players read them, e.g. "$1,234.50". */
  money(hundredths: number, language: ContentLanguage): string;
  /** A text of the seeded world with its placeholders filled in. */
  text(text: string, language: ContentLanguage): string;
  /** The same for HTML. */
  html(html: string, language: ContentLanguage): string;
}

const slugOf = (code: string): string =>
  code
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "") || "merchant";

/** What the site writes amounts by, where a merchant names no locale of its own. */
const houseLocales = { ES: "es-MX", EN: "en-US" } as const;

/** The brand that a merchant's configuration describes. */
export const brandOf = (config: MerchantConfig): Brand => {
  const { brandName: name, merchantCode: code, currency, diallingCode, timeZone } = config;
  const locales = { ...houseLocales, ...config.locales };
  const slug = slugOf(code);
  const country = countryOf(diallingCode);
  const facts = { name, slug, currency, country, locales };
  const words = { ES: wordsOf(facts, "ES"), EN: wordsOf(facts, "EN") };
  return {
    ...facts,
    code,
    diallingCode,
    timeZone,
    clock: createDayClock(timeZone),
    lotteries: config.vendors.lottery,
    languages: config.languages.map(contentLanguage),
    language: contentLanguage(config.languages[0] ?? "ES"),
    minimumAge: config.policy.minimumAge,
    emailPattern: config.policy.emailPattern,
    registrationWhenOff: config.layout.registrationWhenOff === "username" ? "username" : undefined,
    icon: config.logo || picturePath("symbol", "sol"),
    symbol: words.EN.money(0).split("0")[0] ?? "",
    money: (hundredths, language) => words[language].money(hundredths / 100),
    text: (text, language) => fillIn(text, words[language]),
    html: (html, language) => fillInHtml(html, words[language]),
  };
};

/** Volado itself, whom a gateway serves that is told of no other. */
export const houseBrand: Brand = brandOf(parseMerchantConfig({ merchantCode: "volado" }));
