import { ContractKind } from "@volado/domain/agency";
import { HOUR_MS, MINUTE_MS } from "@volado/domain/calendar";
import { hundredthsOf } from "@volado/domain/money";
import { bankNumberKind } from "@volado/domain/wallet";
import * as z from "zod";
import { mexicanBanks } from "../data/world/mexican-banks.ts";
import { bannerLookNames } from "../pictures/looks.ts";
import { pictureNames } from "../pictures/painted-pictures.ts";

const text = z.string().trim().min(1);
const count = z.int().positive();
const hundredths = (max: number) => z.number().min(0).max(max).multipleOf(0.01).transform(hundredthsOf);
/** An amount of the brand's currency in the file, such as 7.5; parsed as hundredths. */
const amount = hundredths(1e12);
/** A percentage in the file, such as 0.3; parsed as hundredths of a per cent. */
const percent = hundredths(100);

const isAscending = (values: readonly number[]): boolean =>
  values.every((value, index) => value > (values[index - 1] ?? -1));

const perk = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.enum(["weekly-bonus", "birthday-bonus"]), amount }),
  z.strictObject({ kind: z.literal("rebate"), percent }),
  /** Withdrawals that go through in a day, and how many of them have no fee. */
  z.strictObject({ kind: z.literal("withdrawals"), count, free: z.int().nonnegative() }),
]);

/**
 * Lowest level first. A level is reached at `from` in total stakes. Its name is the label of its members; English pages
 * show `english`, if there is one.
 */
const vipLevels = z
  .array(z.strictObject({ name: text, english: text.optional(), from: amount, perks: z.array(perk) }))
  .min(1)
  .refine((levels) => isAscending(levels.map(({ from }) => from)), "must ascend by their totals (from)");

const dailyTask = z.discriminatedUnion("measure", [
  z.strictObject({ id: text, measure: z.literal("rounds"), goal: count, amount }),
  z.strictObject({ id: text, measure: z.enum(["stakes", "deposits"]), goal: amount, amount }),
]);

/** The rain of every day. Each envelope holds one of the prizes, all equally likely, as long as the pool lasts. */
const redRain = z.strictObject({
  /** In the brand's time zone. */
  startHours: z
    .array(z.number().min(0).lt(24))
    .min(1)
    .refine(isAscending, "must ascend")
    .transform((hours) => hours.map((hour) => hour * HOUR_MS))
    .prefault([0, 4, 8, 12, 16, 20]),
  minutes: count.transform((minutes) => minutes * MINUTE_MS).prefault(15),
  tries: count.prefault(5),
  prizes: z.array(amount).min(1).prefault([0, 0, 2, 5, 10]),
  pool: amount.prefault(5_000),
});

/** A contract's terms. Each tier pays a share of what is counted, or an amount. */
const contract = z.strictObject({
  basis: z.enum(["turnover", "net-loss"]),
  period: z.enum(["hour", "day", "week", "half-month", "month"]),
  tiers: z
    .array(
      z.strictObject({
        from: amount,
        members: count,
        pay: z.union([
          z.strictObject({ percent }).transform(({ percent: share }) => ({ share })),
          z.strictObject({ amount }),
        ]),
      }),
    )
    .min(1),
});

const nearCountries = (
  "US 1, ES 34, PE 51, MX 52, AR 54, BR 55, CL 56, CO 57, VE 58, MY 60, ID 62, PH 63, TH 66, VN 84, GT 502, SV 503, " +
  "HN 504, NI 505, CR 506, PA 507, BO 591, EC 593, PY 595, UY 598"
)
  .split(", ")
  .map((entry) => {
    const [code = "", diallingCode = ""] = entry.split(" ");
    return { code, diallingCode };
  });

const withdrawals = (times: number, free: number) => ({ kind: "withdrawals", count: times, free }) as const;
const birthday = (bonus: number) => ({ kind: "birthday-bonus", amount: bonus }) as const;
const weekly = (bonus: number) => ({ kind: "weekly-bonus", amount: bonus }) as const;
const rebate = (share: number) => ({ kind: "rebate", percent: share }) as const;

const shareAbove = (from: number, members: number, share: number) => {
  return { from, members, pay: { percent: share } };
};
const amountAbove = (from: number, members: number, paid: number) => {
  return { from, members, pay: { amount: paid } };
};

/**
 * `sandbox.json` of a brand's folder: what only the sandbox does with a brand. Every field has a default. The site's
 * build doesn't read it, so nothing in it reaches the browser.
 */
const sandboxSchema = z.strictObject({
  vipLevels: vipLevels.prefault([
    { name: "VIP Bronce", english: "VIP Bronze", from: 0, perks: [birthday(100), withdrawals(3, 1)] },
    {
      name: "VIP Plata",
      english: "VIP Silver",
      from: 50_000,
      perks: [weekly(100), birthday(300), rebate(0.3), withdrawals(5, 2)],
    },
    {
      name: "VIP Oro",
      english: "VIP Gold",
      from: 250_000,
      perks: [weekly(500), birthday(1_000), rebate(0.5), withdrawals(8, 4)],
    },
    {
      name: "VIP Diamante",
      english: "VIP Diamond",
      from: 1_000_000,
      perks: [weekly(2_000), birthday(5_000), rebate(0.8), withdrawals(15, 15)],
    },
  ]),
  /** Withdrawals that go through in a day, for members without the perk. */
  withdrawalsADay: count.prefault(3),
  /** What a week's net loss in slots returns on Monday; see `weeklyCashback` of the domain. */
  weeklyCashback: z
    .array(z.strictObject({ from: amount, percent }))
    .min(1)
    .refine((tiers) => isAscending(tiers.map(({ from }) => from)), "must ascend by their amounts (from)")
    .prefault([
      { from: 1_000, percent: 3 },
      { from: 10_000, percent: 5 },
      { from: 50_000, percent: 8 },
    ]),
  dailyTasks: z.array(dailyTask).prefault([
    { id: "rounds-10", measure: "rounds", goal: 10, amount: 5 },
    { id: "stakes-500", measure: "stakes", goal: 500, amount: 15 },
    { id: "deposits-300", measure: "deposits", goal: 300, amount: 20 },
  ]),
  /** Rewards of consecutive days, as a cycle. */
  signInPrizes: z.array(amount).min(1).prefault([5, 5, 8, 8, 10, 10, 30]),
  redRain: redRain.prefault({}),
  /** Hours in which a withdrawal is reviewed at the latest; a member's first one takes longer. */
  withdrawalReview: z
    .strictObject({ hours: count, firstHours: count })
    .prefault({ hours: 2, firstHours: 24 }),
  banks: z
    .array(z.strictObject({ code: text, name: text }))
    .min(1)
    .prefault(mexicanBanks),
  /** Invented numbers of the demo, in the country's form. */
  demoNumbers: z
    .strictObject({
      /** The account that deposits are transferred to. */
      account: z.string().regex(/^\d{8,20}$/),
      /** A member's card or account for withdrawals. */
      card: z.strictObject({
        bankCode: text,
        number: z.string().refine((number) => bankNumberKind(number) !== undefined, "must be a bank number"),
      }),
      /** The first digits of the demo accounts' mobile numbers; eight more follow. */
      mobileStart: z.string().regex(/^[1-9]\d{0,3}$/),
    })
    .prefault({
      account: "999180000123456782",
      card: { bankCode: "012", number: "012180001234567899" },
      mobileStart: "55",
    }),
  /** Countries whose numbers register besides the brand's own. */
  countries: z
    .array(
      z.strictObject({ code: z.string().regex(/^[A-Z]{2}$/), diallingCode: z.string().regex(/^[1-9]\d*$/) }),
    )
    .prefault(nearCountries),
  /** The page of the brand's licence, linked at the end of home; without it there is no link. */
  licenceUrl: z.url({ protocol: /^https$/ }).optional(),
  /** Preset profile pictures: names of the gateway's symbols. */
  headIcons: z
    .array(z.enum(pictureNames("symbol")))
    .prefault(["sol", "coin", "crown", "gem", "clover", "bell", "cherry", "seven"]),
  /** Looks of banners whose own colours don't suit the brand, by the banner's name. */
  bannerLooks: z.partialRecord(z.enum(pictureNames("banner")), z.enum(bannerLookNames)).prefault({}),
  /** The terms that agents are offered, by kind of contract. */
  contracts: z.record(z.enum(ContractKind), contract).prefault({
    "daily-salary": {
      basis: "turnover",
      period: "day",
      tiers: [shareAbove(50_000, 5, 0.3), shareAbove(150_000, 10, 0.5), shareAbove(500_000, 25, 0.8)],
    },
    dividend: {
      basis: "net-loss",
      period: "half-month",
      tiers: [shareAbove(20_000, 5, 8), shareAbove(100_000, 12, 12), shareAbove(400_000, 30, 18)],
    },
    "hourly-salary": {
      basis: "turnover",
      period: "hour",
      tiers: [amountAbove(10_000, 3, 40), amountAbove(40_000, 8, 180), amountAbove(120_000, 15, 600)],
    },
  }),
});

/** Amounts are hundredths of the currency, percentages hundredths of a per cent, times milliseconds. */
export type SandboxConfig = z.output<typeof sandboxSchema>;

/** Validates a `sandbox.json` and fills in the defaults. @throws ZodError naming every wrong field */
export const parseSandboxConfig = (value: unknown): SandboxConfig => sandboxSchema.parse(value);
