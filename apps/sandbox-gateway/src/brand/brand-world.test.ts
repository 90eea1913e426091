import type { EndpointId } from "@volado/api-client/endpoints";
import { DAY_MS, HOUR_MS, MINUTE_MS, nextDay } from "@volado/domain/calendar";
import { mobileProblem } from "@volado/domain/validation";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { sumFigures } from "../agency/figures.ts";
import { DEMO_PAYMENT_PASSWORD } from "../data/world/accounts.ts";
import { SANDBOX_API_KEY } from "../identity/toolkit-app.ts";
import { wrongFieldsOf } from "../testing/answer-value.ts";
import { registrationSteps } from "../testing/registration-steps.ts";
import { merchantBrand, useGateway } from "../testing/test-gateway.ts";
import { houseBrand } from "./brand.ts";

/** Whole words only: keys and hashes may contain any three letters. */
const foreignWords = (words: string, sign = ""): RegExp =>
  new RegExp(`(?<![\\p{L}\\d+/=_-])(${words})(?![\\p{L}\\d+/=_-])${sign}`, "u");

const volado = "Volado|volado_demo|volado.demo|volado.example|MXN|SPEI|México";

/** Texts that a brand's players must see, and other brands' names that they must never see. */
const brands = [
  {
    name: "Volado",
    currency: "MXN",
    money: { ES: "$250.00", EN: "$250.00" },
    country: { code: "MX", countryDialingCode: "52" },
    numbers: { account: /^\d{18}$/, bank: "BBVA México", kind: "clabe", mobile: "+52 •••• 5678" },
    firstBanner: /\/home-coin\.avif$/,
    own: { bankCode: "021", number: "021180001234567893" },
    foreign: foreignWords("Alba|Verbena|PEN|COP"),
  },
  {
    name: "Alba",
    currency: "PEN",
    money: { ES: "S/\u00a0250.00", EN: "S/\u00a0250.00" },
    country: { code: "PE", countryDialingCode: "51" },
    numbers: { account: /^\d{20}$/, bank: "BCP", kind: "card", mobile: "+51 •••• 5678" },
    firstBanner: /\/home-coin~azure\.avif$/,
    own: { bankCode: "002", number: "00219300123456789012" },
    foreign: foreignWords(`${volado}|Verbena|COP`, "|\\$\\d"),
  },
  {
    name: "Verbena",
    currency: "COP",
    money: { ES: "$\u00a0250,00", EN: "$250.00" },
    country: { code: "CO", countryDialingCode: "57" },
    numbers: { account: /^\d{11}$/, bank: "Bancolombia", kind: "card", mobile: "+57 •••• 5678" },
    firstBanner: /\/home-coin~lime\.avif$/,
    own: { bankCode: "007", number: "12345678901" },
    foreign: foreignWords(`${volado}|Alba|PEN`),
  },
] as const;

/** Calls whose responses contain amounts, with their other fields. */
const today = { from: Date.now() - DAY_MS, to: Date.now(), page: 1, pageSize: 20 };
const moneyCalls: readonly (readonly [username: string, id: EndpointId, fields?: object])[] = [
  ["jugador", "getWallet"],
  ["jugador", "getMerchantWallet"],
  ["jugador", "getDepositOptions"],
  ["jugador", "listRewards"],
  ["jugador", "listDailyTasks"],
  ["jugador", "getSignInCalendar"],
  ["jugador", "getRedRain"],
  ["jugador", "getWithdrawalTerms"],
  ["jugador", "getBenefits"],
  ["jugador", "listRecords", { type: "A", from: 0, to: Date.now() + DAY_MS, pageSize: 25 }],
  ["socia", "listContracts", { kind: "dividend" }],
  ["socia", "getTeamReport", { ...today, tool: "members", group: "MEMBER" }],
  ["socia", "listEarnings", { ...today, kind: "rebate" }],
];

/** The currencies of all amounts within a value. */
const currenciesIn = (value: unknown): readonly unknown[] => {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === "currency" ? [inner] : currenciesIn(inner),
  );
};

/** The suites share the default brand's world. */
const ownWorld = { database: { kind: "memory" } } as const;

describe.each(brands)("the sandbox of $name", ({ name, currency, money, country, numbers, own, foreign }) => {
  const folder = name.toLowerCase();
  const brand = merchantBrand(folder);
  const gateway = useGateway({ ...(brand.code !== houseBrand.code && ownWorld), brand, team: false });
  const { askForCode } = registrationSteps(gateway);

  const text = async (path: string, init?: RequestInit): Promise<string> => {
    const response = await fetch(new URL(path, gateway.url()), init);
    expect(`${path} ${response.status}`).toBe(`${path} 200`);
    const words = await response.text();
    expect(words).not.toMatch(foreign);
    return words;
  };
  const value = async (
    id: EndpointId,
    fields: object = {},
    token?: string,
    language = "ES",
  ): Promise<unknown> => {
    const asked = { id, fields: { ...fields }, headers: { Language: language } };
    const answer = await gateway.call({ ...asked, ...(token !== undefined && { token }) });
    expect(answer).toMatchObject({ status: 200 });
    expect(JSON.stringify(answer.body)).not.toMatch(foreign);
    return answer.body.value;
  };

  it("answers calls of its merchant only", async () => {
    const status = { id: "getStatus", fields: { merchantCode: folder, platform: "M" } } as const;
    expect(JSON.stringify(await value(status.id, status.fields))).toContain(`https://t.me/${folder}_demo`);
    const stranger = await gateway.call({ ...status, headers: { Merchant: "stranger" } });
    expect(stranger.status).toBe(403);
  });

  it.each(["jugador", "socia"])("sends %s amounts in its currency only", async (username) => {
    const token = await gateway.logIn(username);
    for (const [, id, fields] of moneyCalls.filter(([caller]) => caller === username)) {
      const currencies = currenciesIn(await value(id, fields, token));
      expect([id, ...new Set(currencies)]).toEqual([id, currency]);
    }
  });

  it("lists its country's calling code first, and no country twice", async () => {
    const listed = z
      .array(z.object({ code: z.string(), countryDialingCode: z.string() }))
      .parse(await value("listCountries"));
    expect(listed[0]).toEqual(country);
    expect(new Set(listed.map(({ countryDialingCode }) => countryDialingCode)).size).toBe(listed.length);
  });

  it("shows its first banner in its own colours", async () => {
    const home = { platform: "M", merchantCode: folder, language: "EN", types: "B", groupName: "m_home" };
    const first = /"(?<url>\/[^"]*home-coin[^"]*)"/.exec(
      JSON.stringify(await value("listAnnouncements", home)),
    );
    expect(first?.groups?.url).toMatch(brands.find((one) => one.name === name)?.firstBanner ?? "");
  });

  it("takes accounts of its country for withdrawals, and no others", async () => {
    const token = await gateway.logIn("socia");
    const card = { holder: "Ana Luz", paymentPassword: DEMO_PAYMENT_PASSWORD };
    const foreigners = brands.filter((other) => other.name !== name).map((other) => other.own.number);
    for (const number of foreigners) {
      const answer = await gateway.call({ id: "addBankCard", fields: { ...card, ...own, number }, token });
      expect(wrongFieldsOf(answer)).toEqual(["number"]);
    }
    expect(await value("addBankCard", { ...card, ...own }, token)).toMatchObject({
      kind: "clabe",
      lastDigits: own.number.slice(-4),
    });
  });

  it("has banks, accounts and phones of its country", async () => {
    const token = await gateway.logIn();
    const { bank, kind } = numbers;
    expect(await value("listBankCards", {}, token)).toMatchObject({
      cards: [{ bank: { name: bank }, kind }],
    });
    const { payTo } = z
      .object({ payTo: z.object({ account: z.string() }) })
      .parse(await value("createDeposit", { methodId: "spei", amount: "250" }, token));
    expect(payTo.account).toMatch(numbers.account);
    const contacts = await value("getSecurity", {}, token);
    expect(contacts).toMatchObject({ mobile: numbers.mobile });
    const members = gateway.services().db.selectFrom("members").select("mobile");
    const { mobile } = await members.where("username", "=", "jugador").executeTakeFirstOrThrow();
    expect(mobileProblem(mobile ?? "", brand.diallingCode, { min: 9, max: 10 })).toBe(undefined);
  });

  it.each(["ES", "EN"])("signs SMS and mails with its name (%s)", async (Language) => {
    const { db } = gateway.services();
    await db.deleteFrom("outbox").execute();
    await db.deleteFrom("sms_codes").execute();
    const headers = { Language };
    const verification = (await registrationSteps(gateway).slide()).body.value;
    const mobile = {
      mobileNum: `${brand.sandbox.demoNumbers.mobileStart}12345678`,
      countryDialingCode: brand.diallingCode,
    };
    const fields = { ...mobile, purpose: "login", verification };
    expect(await gateway.call({ id: "sendSmsCode", headers, fields })).toMatchObject({ status: 200 });
    const mail = { username: "jugador", email: "jugador@example.com" };
    const forgotten = await gateway.call({ id: "retrievePassword", headers, fields: mail });
    expect(forgotten).toMatchObject({ status: 200 });
    await text(`/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode?key=${SANDBOX_API_KEY}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Firebase-Locale": Language.toLowerCase() },
      body: JSON.stringify({ phoneNumber: `+${brand.diallingCode}5599990000` }),
    });
    const sent = await db.selectFrom("outbox").select(["subject", "body"]).execute();
    expect(sent).toHaveLength(3);
    for (const words of sent.map(({ subject, body }) => `${subject ?? ""} ${body}`)) {
      expect(words).toContain(name);
      expect(words).not.toMatch(foreign);
    }
    const elsewhere = await askForCode("register", "5599990001", { countryDialingCode: "999" });
    expect(elsewhere).toMatchObject({ status: 422 });
  });

  it.each([
    ["ES", "es"],
    ["EN", "en"],
  ] as const)("asks for payment in its money and leads back to itself (%s)", async (Language, lang) => {
    const token = await gateway.logIn();
    const order = { methodId: "card", amount: "250" };
    const { payUrl } = z
      .object({ payUrl: z.string() })
      .parse(await value("createDeposit", order, token, Language));
    expect(payUrl).toContain(`lang=${lang}`);
    const page = await text(new URL(payUrl, gateway.url()).href);
    expect(page).toContain(name);
    expect(/<strong>(.*?)<\/strong>/.exec(page)?.[1]).toBe(money[Language]);
    const transfer = await value("createDeposit", { methodId: "spei", amount: "250" }, token, Language);
    expect(JSON.stringify(transfer)).toContain(name);
  });

  it.each(["ES", "EN"])("has its name in announcements, help and the inbox (%s)", async (language) => {
    const fields = { merchantCode: folder, platform: "M", language };
    const token = await gateway.logIn();
    for (const [id, more] of [
      ["listAnnouncements", { ...fields, types: "B,PL,PU,PR,H,A", groupName: "m_home" }],
      ["listNotices", { ...fields, types: "PL" }],
      ["getHelpCentre", { device: "MOBILE", lang: language }],
      ["listMessages", { box: "received", pageSize: 25, language }],
    ] as const) {
      const words = JSON.stringify(await value(id, more, token, language));
      expect(words).toContain(name);
      expect(words).not.toMatch(/\{\{(?!age)/);
    }
  });

  it("has its name on its pages", async () => {
    for (const path of [
      "/play/slots?lang=es",
      "/play/sportsbook?lang=en",
      "/downloads/ios",
      "/downloads/android",
      "/console",
    ])
      expect([path, (await text(path)).includes(name)]).toEqual([path, true]);
    expect(await text("/play/slots")).toContain(`data-currency="${currency}"`);
    const clip = await text("/downloads/app.mobileconfig");
    expect(clip).toContain(`<key>Label</key><string>${name}</string>`);
  });

  it("names its own games after itself, and accepts its own promo code", async () => {
    const vendors = await value("listVendorCategories", { typeId: "1", merchantCode: folder });
    expect(JSON.stringify(vendors)).toContain(`${name} Originales`);
    const token = await gateway.logIn();
    expect(await value("redeemPromoCode", { code: `${name.toUpperCase()}50` }, token)).toMatchObject({
      currency,
    });
  });

  it("counts days in its time zone: in the calendar, and in an agent's reports", async () => {
    const { db, now } = gateway.services();
    // Half past midnight in Lima and Bogota is half past eleven of the day before in Mexico City.
    gateway.later((5.5 * HOUR_MS - (now() % DAY_MS) + DAY_MS) % DAY_MS);
    const utcDay = new Date(now()).toISOString().slice(0, 10);
    const day = currency === "MXN" ? nextDay(utcDay, -1) : utcDay;
    const token = await gateway.logIn();
    const calendar = await value("getSignInCalendar", {}, token);
    expect(calendar).toMatchObject({ today: day });
    await gateway.call({ id: "claimSignIn", token, fields: { day } });
    const span = { from: now() - MINUTE_MS, to: now() + MINUTE_MS };
    const lines = await sumFigures(db, ["M-jugador"], span, { dayIn: brand.timeZone });
    expect([...lines.keys()]).toEqual([day]);
  });

  it("accepts the e-mail addresses of its pattern", async () => {
    const token = await gateway.logIn();
    await value("sendEmailCode", { email: "ana+juego@correo.info" }, token);
  });

  it("refuses players below its licence's minimum age", async () => {
    const { register } = registrationSteps(gateway);
    const year = Number(brand.clock.day(gateway.services().now()).slice(0, 4));
    const born = (age: number) => `${year - age}-01-01`;
    const countryDialingCode = brand.diallingCode;
    const young = { username: "joven_uno", countryDialingCode, birthday: born(brand.minimumAge - 1) };
    expect(await register(young)).toMatchObject({ body: { code: "under_age" } });
    const old = { username: "mayor_uno", countryDialingCode, birthday: born(brand.minimumAge) };
    expect(await register(old)).toMatchObject({ status: 200 });
  });
});
