import { describe, expect, test } from "vitest";
import { MerchantConfigError, parseMerchantConfig } from "./parse-merchant-config.ts";

const problemsOf = (value: unknown): readonly string[] => {
  try {
    parseMerchantConfig(value);
  } catch (error) {
    if (error instanceof MerchantConfigError) return error.problems;
  }
  return [];
};

describe("a merchant configuration", () => {
  test("needs nothing but the merchant's code", () => {
    expect(parseMerchantConfig({ merchantCode: "volado" })).toEqual({
      brandName: "Volado",
      currency: "MXN",
      diallingCode: "52",
      download: { barNeedsLogin: false },
      fallbackImageHosts: [],
      frameHosts: [],
      games: { linesShown: true },
      gatewayUrl: "",
      home: { winners: "board" },
      languages: ["ES", "EN"],
      layout: {
        appLinks: "device",
        guestRecents: false,
        registrationFields: "grouped",
        registrationWhenOff: "closed",
        serviceButton: "menu-pages",
      },
      linkHosts: {
        FACEBOOK: ["facebook.com", "*.facebook.com", "m.me"],
        INSTAGRAM: ["instagram.com", "*.instagram.com"],
        LIVECHAT: [],
        TELEGRAM: ["t.me", "telegram.me"],
        VIBER: ["viber.com", "*.viber.com", "viber.me"],
        WHATSAPP: ["wa.me", "whatsapp.com", "*.whatsapp.com"],
      },
      locales: {},
      login: {
        password: { max: 64, min: 6 },
        username: { max: 32, min: 3 },
      },
      logo: "",
      merchantCode: "volado",
      paths: {},
      paymentMarks: [],
      pictureAddress: "",
      policy: {
        decorativeJackpot: true,
        emailPattern: "specified",
        freePlayNeedsAge: false,
        maskWinnerNames: false,
        minimumAge: 18,
        rememberPassword: true,
        termsPreTicked: true,
      },
      siteUrl: "",
      sports: { liveScores: false },
      timeZone: "America/Mexico_City",
      vendors: {
        cockfight: [],
        esports: ["IMES", "DS88", "TF"],
        inHouse: ["JFF"],
        jili: "JL",
        lottery: {
          electronic: ["TCG_LOTTO_VN", "LOTT"],
          sea: ["TCG_SEA"],
          vietnamese: ["TCG_LOTTO_VN"],
        },
        sportsbook: "FB",
      },
      vitalsAddress: "",
    });
  });

  test("keeps the merchant's values", () => {
    const config = parseMerchantConfig({
      merchantCode: "aguila",
      brandName: " Águila ",
      languages: ["EN"],
      locales: { ES: "es-PE", CN: "zh-Hant-HK" },
      policy: { minimumAge: 21 },
      gatewayUrl: "http://localhost:8080",
      login: { username: { min: 6 } },
      layout: { registrationWhenOff: "username", serviceButton: "every-page" },
    });
    expect(config).toMatchObject({
      brandName: "Águila",
      languages: ["EN"],
      locales: { ES: "es-PE", CN: "zh-Hant-HK" },
      policy: { minimumAge: 21, rememberPassword: true },
      gatewayUrl: "http://localhost:8080",
      login: { username: { min: 6, max: 32 }, password: { min: 6, max: 64 } },
      layout: { registrationWhenOff: "username", serviceButton: "every-page", appLinks: "device" },
    });
  });

  test("uses the providers' own addresses unless others are configured", () => {
    const firebase = { apiKey: "key", projectId: "project" };
    const { socialSignIn } = parseMerchantConfig({
      merchantCode: "volado",
      socialSignIn: {
        firebase,
        google: { clientId: "1" },
        facebook: { clientId: "2", authorizeUrl: "/oauth/facebook/authorize" },
      },
    });
    expect(socialSignIn).toEqual({
      firebase: { ...firebase, smsCodes: false },
      google: { clientId: "1", authorizeUrl: "https://accounts.google.com/o/oauth2/v2/auth" },
      facebook: { clientId: "2", authorizeUrl: "/oauth/facebook/authorize" },
    });
  });

  test.each([
    [undefined, "the configuration: must be an object"],
    [{}, "merchantCode: is required and must be a string"],
    [{ merchantCode: " " }, "merchantCode: must not be empty"],
    [{ home: { winners: "wall" } }, 'home.winners: must be "board" or "carousel"'],
    [{ layout: { guestRecents: "yes" } }, "layout.guestRecents: must be true or false"],
    [{ layout: { serviceButton: "home" } }, 'layout.serviceButton: must be "menu-pages" or "every-page"'],
    [{ layout: { appLinks: "some" } }, 'layout.appLinks: must be "device" or "all"'],
    [
      { layout: { registrationFields: "own" } },
      'layout.registrationFields: must be "grouped" or "specified"',
    ],
    [{ layout: { registrationWhenOff: true } }, 'layout.registrationWhenOff: must be "closed" or "username"'],
    [{ layout: { registrationTabs: "both" } }, "layout.registrationTabs: is not a known field"],
    [{ currency: "pesos" }, "currency: must be a three-letter currency code such as MXN"],
    [{ diallingCode: "+52" }, 'diallingCode: must be a calling code without plus sign, such as "52"'],
    [
      { languages: ["ES", "XX"] },
      "languages.1: must be one of ES, EN, CN, JA, TH, VI, MY, HI, ID, KM, KO, MS, PT, TA, TW",
    ],
    [{ languages: [] }, "languages: must name at least one language"],
    [{ languages: ["ES", "ES"] }, "languages: must not name a language twice"],
    [{ locales: { ES: "en-US" } }, 'locales.ES: must be a locale of ES, such as "es-PE" for ES'],
    [{ locales: { EN: "_" } }, 'locales.EN: must be a locale of EN, such as "es-PE" for ES'],
    [{ locales: { es: "es-PE" } }, "locales.es: is not a known field"],
    [
      { siteUrl: "alba.example" },
      "siteUrl: must be empty or an https origin without path, such as https://gateway.example",
    ],
    [{ timeZone: "MexicoCity" }, "timeZone: must be an IANA time zone such as America/Mexico_City"],
    [
      { gatewayUrl: "http://gateway.example" },
      "gatewayUrl: must be empty or an https origin without path, such as https://gateway.example",
    ],
    [
      { gatewayUrl: "https://gateway.example/api" },
      "gatewayUrl: must be empty or an https origin without path, such as https://gateway.example",
    ],
    [
      { paths: { listGames: "//other.example/games" } },
      'paths.listGames: must be a path of the gateway, such as "/v2/games"',
    ],
    [{ policy: { minimumAge: 16 } }, "policy.minimumAge: must be a whole number from 18 to 99"],
    [{ policy: { emailPattern: "any" } }, "policy.emailPattern: must be one of specified, wide"],
    [{ policy: { minimumAge: 18.5 } }, "policy.minimumAge: must be a whole number from 18 to 99"],
    [{ policy: { rememberPasword: false } }, "policy.rememberPasword: is not a known field"],
    [{ policy: { termsPreTicked: "yes" } }, "policy.termsPreTicked: must be true or false"],
    [{ login: { password: { min: 9, max: 8 } } }, "login.password: min must not be above max"],
    [{ accountDigits: { min: 20, max: 18 } }, "accountDigits: min must not be above max"],
    [{ accountDigits: { min: 9, max: 16 } }, "accountDigits: must not include 16, a card's digits"],
    [{ vendors: { esports: "IMES" } }, "vendors.esports: must be a list of vendor codes"],
    [{ vendors: { inHouse: [] } }, "vendors.inHouse: must name at least one vendor"],
    [{ games: { linesShown: "no" } }, "games.linesShown: must be true or false"],
    [
      { frameHosts: ["https://x.example"] },
      "frameHosts.0: must be a host name such as cdn.example or *.cdn.example",
    ],
    [
      { pictureAddress: "{url}?size=big" },
      'pictureAddress: must have {url} and {width}, at the site or https, such as "{url}?width={width}"',
    ],
    [
      { vitalsAddress: "http://rum.example/v" },
      'vitalsAddress: must be empty, a path such as "/vitals", or an https address',
    ],
    [
      { fallbackImageHosts: ["cdn.example", "*.cdn.example"] },
      "fallbackImageHosts.1: must be a host name such as cdn.example",
    ],
    [
      { linkHosts: { TELEGRAM: ["*"] } },
      "linkHosts.TELEGRAM.0: must be a host name such as cdn.example or *.cdn.example",
    ],
    [{ socialSignIn: {} }, "socialSignIn.firebase: must be an object"],
    [
      { socialSignIn: { firebase: { apiKey: "k", projectId: "" } } },
      "socialSignIn.firebase.projectId: must not be empty",
    ],
    [
      { socialSignIn: { firebase: { apiKey: "k", projectId: "p", emulatorOrigin: "http://auth.example" } } },
      "socialSignIn.firebase.emulatorOrigin: must be empty or an https origin without path, such as https://gateway.example",
    ],
    [{ colour: "red" }, "colour: is not a known field"],
  ])("%o is refused by name", (value, problem) => {
    const given =
      value && !("merchantCode" in value) && Object.keys(value).length > 0
        ? { merchantCode: "volado", ...value }
        : value;
    expect(problemsOf(given)).toEqual([problem]);
  });

  test.each([
    "http://accounts.example/auth",
    "//accounts.example/auth",
    "https://accounts.example/?a=b",
    "oauth",
  ])("a provider's address can't be %s", (authorizeUrl) => {
    const socialSignIn = {
      firebase: { apiKey: "key", projectId: "project" },
      google: { clientId: "1", authorizeUrl },
    };
    expect(problemsOf({ merchantCode: "volado", socialSignIn })).toEqual([
      "socialSignIn.google.authorizeUrl: must be an https address without query, or a path of the site such as /oauth/google/authorize",
    ]);
  });

  test("names all wrong fields at once", () => {
    expect(() => parseMerchantConfig({ currency: 1, timeZone: 2 })).toThrow(
      /- merchantCode: .*\n- currency: .*\n- timeZone: /,
    );
  });
});
