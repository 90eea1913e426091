import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type MerchantConfig, MerchantConfigError, parseMerchantConfig } from "@volado/config";
import { ZodError } from "zod";
import { type ContentLanguage, contentLanguage } from "../catalogue/wire.ts";
import { picturePath } from "../pictures/painted-pictures.ts";
import { createDayClock } from "./day-clock.ts";
import { fillIn, fillInHtml, placeholderValues } from "./placeholders.ts";
import { parseSandboxConfig, type SandboxConfig } from "./sandbox-config.ts";

/** The main country of a calling code that several countries share: `1` is the United States, `7` Russia. */
const table = `1 US 7 RU 20 EG 27 ZA 30 GR 31 NL 32 BE 33 FR 34 ES 36 HU 39 IT 40 RO 41 CH 43 AT 44 GB 45 DK 46 SE 47 NO
48 PL 49 DE 51 PE 52 MX 53 CU 54 AR 55 BR 56 CL 57 CO 58 VE 60 MY 61 AU 62 ID 63 PH 64 NZ 65 SG 66 TH 81 JP 82 KR 84 VN
86 CN 90 TR 91 IN 92 PK 93 AF 94 LK 95 MM 98 IR 211 SS 212 MA 213 DZ 216 TN 218 LY 220 GM 221 SN 222 MR 223 ML 224 GN
225 CI 226 BF 227 NE 228 TG 229 BJ 230 MU 231 LR 232 SL 233 GH 234 NG 235 TD 236 CF 237 CM 238 CV 239 ST 240 GQ 241 GA
242 CG 243 CD 244 AO 245 GW 248 SC 249 SD 250 RW 251 ET 252 SO 253 DJ 254 KE 255 TZ 256 UG 257 BI 258 MZ 260 ZM 261 MG
262 RE 263 ZW 264 NA 265 MW 266 LS 267 BW 268 SZ 269 KM 291 ER 297 AW 298 FO 299 GL 350 GI 351 PT 352 LU 353 IE 354 IS
355 AL 356 MT 357 CY 358 FI 359 BG 370 LT 371 LV 372 EE 373 MD 374 AM 375 BY 376 AD 377 MC 378 SM 380 UA 381 RS 382 ME
383 XK 385 HR 386 SI 387 BA 389 MK 420 CZ 421 SK 423 LI 501 BZ 502 GT 503 SV 504 HN 505 NI 506 CR 507 PA 509 HT 590 GP
591 BO 592 GY 593 EC 594 GF 595 PY 596 MQ 597 SR 598 UY 599 CW 670 TL 673 BN 675 PG 676 TO 677 SB 678 VU 679 FJ 685 WS
686 KI 687 WF 688 TV 689 PF 691 FM 692 MH 850 KP 852 HK 853 MO 855 KH 856 LA 880 BD 886 TW 960 MV 961 LB 962 JO 963 SY
964 IQ 965 KW 966 SA 967 YE 968 OM 970 PS 971 AE 972 IL 973 BH 974 QA 975 BT 976 MN 977 NP 992 TJ 993 TM 994 AZ 995 GE
996 KG 998 UZ`;

const countries: ReadonlyMap<string, string> = new Map(
  [...table.matchAll(/(\d+) ([A-Z]{2})/g)].map(([, code = "", country = ""]) => [code, country]),
);

/** ISO 3166 code of a calling code's country; "ZZ" for an unknown code. */
const countryOf = (diallingCode: string): string => countries.get(diallingCode) ?? "ZZ";

/** A merchant code for addresses, file names and promo codes: lower-case ASCII letters and digits. */
const slugOf = (code: string): string =>
  code
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "") || "merchant";

/** Amount format where the merchant names no locale. */
const houseLocales = { ES: "es-MX", EN: "en-US" } as const;

/** A brand as the gateway uses it, read from its merchant.json and sandbox.json (docs/decisions/134). */
export const brandOf = (config: MerchantConfig, sandbox: SandboxConfig = parseSandboxConfig({})) => {
  const { brandName: name, merchantCode: code, currency, diallingCode, timeZone } = config;
  const locales: Readonly<Record<ContentLanguage, string>> = { ...houseLocales, ...config.locales };
  const { minimumAge } = config.policy;
  const facts = { name, slug: slugOf(code), currency, country: countryOf(diallingCode), locales, minimumAge };
  const { withdrawalReview, weeklyCashback: cashback, licenceUrl } = sandbox;
  const valuesIn = (language: ContentLanguage) =>
    placeholderValues({ ...facts, withdrawalReview, cashback }, language);
  const words = { ES: valuesIn("ES"), EN: valuesIn("EN") };
  return {
    ...facts,
    /** Merchant code that calls carry. */
    code,
    diallingCode,
    accountDigits: config.accountDigits,
    /** Countries whose numbers register, the brand's own first (Spec §9), each calling code once. */
    countries: [
      { code: facts.country, diallingCode },
      ...sandbox.countries.filter((other) => other.diallingCode !== diallingCode),
    ],
    sandbox,
    timeZone,
    clock: createDayClock(timeZone),
    /** Vendors whose lotteries open in another mode than the others. */
    lotteries: config.vendors.lottery,
    /** The vendor whose live scores are sent. */
    sportsbook: config.vendors.sportsbook,
    languages: config.languages.map(contentLanguage),
    /** Response language for callers that send none. */
    language: contentLanguage(config.languages[0] ?? "ES"),
    /** Address of the brand's licence; undefined without one. */
    licenceUrl,
    emailPattern: config.policy.emailPattern,
    /** The registration method that stays open while both of its switches are off. */
    registrationWhenOff: config.layout.registrationWhenOff === "username" ? ("username" as const) : undefined,
    /** Address of the brand's logo, or the coin for a brand without one. */
    icon: config.logo || picturePath("symbol", "sol"),
    /** Prefix of an amount without a language, e.g. "$". */
    symbol: words.EN.money(0).split("0")[0] ?? "",
    /** An amount in hundredths of the currency as players read it, e.g. "$1,234.50". */
    money: (hundredths: number, language: ContentLanguage) => words[language].money(hundredths / 100),
    /** A text of the seeded world with its placeholders filled in. */
    text: (text: string, language: ContentLanguage) => fillIn(text, words[language]),
    html: (html: string, language: ContentLanguage) => fillInHtml(html, words[language]),
  };
};

export type Brand = Readonly<ReturnType<typeof brandOf>>;

/** Volado, the default brand. */
export const houseBrand: Brand = brandOf(parseMerchantConfig({ merchantCode: "volado" }));

export type ReadBrand =
  | { readonly ok: true; readonly brand: Brand }
  | { readonly ok: false; readonly problems: readonly string[] };

const problemsOf = (error: unknown): readonly string[] => {
  if (error instanceof MerchantConfigError) return error.problems;
  if (error instanceof ZodError)
    return error.issues.map(({ path, message }) =>
      [...(path.length > 0 ? [path.join(".")] : []), message].join(": "),
    );
  return [error instanceof Error ? error.message : String(error)];
};

/** Reads a brand's folder, `packages/config/brands/<brand>`; `code` overrides the merchant code of its file. */
export const readBrand = (folder: string, code?: string): ReadBrand => {
  const problems: string[] = [];
  const read = <T>(name: string, parse: (value: unknown) => T, missing?: object): T | undefined => {
    const file = join(folder, name);
    try {
      return parse(missing && !existsSync(file) ? missing : JSON.parse(readFileSync(file, "utf8")));
    } catch (error) {
      problems.push(...problemsOf(error).map((problem) => `${file}: ${problem}`));
      return undefined;
    }
  };
  const config = read("merchant.json", parseMerchantConfig);
  const sandbox = read("sandbox.json", parseSandboxConfig, {});
  if (config === undefined || sandbox === undefined) return { ok: false, problems };
  return { ok: true, brand: brandOf({ ...config, merchantCode: code ?? config.merchantCode }, sandbox) };
};
