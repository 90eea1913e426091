import { DAY_MS, periodAt, type TimeSpan } from "@volado/domain/calendar";
import { GameType } from "@volado/domain/games";
import {
  birthdayIn,
  MemberType,
  nextBirthday,
  type VipPayment,
  type VipPerk,
  weeklyPerks,
} from "@volado/domain/member";
import { moneyOf } from "@volado/domain/money";
import { weeklyCashback } from "@volado/domain/rewards";
import { sql } from "kysely";
import type { Brand } from "../brand/brand.ts";
import type { ContentLanguage } from "../catalogue/wire.ts";
import type { InboxCopy } from "../data/schema.ts";
import { PromoSwitch } from "../data/world/switches.ts";
import { writeMessages } from "../inbox/inbox-messages.ts";
import { giveAndPay, issueReward } from "../rewards/rewards.ts";
import { clubLevels, perksOf, shownLabel, stakesByMember, stakesOf } from "../vip/levels.ts";
import type { Tx } from "../wallet/ledger.ts";
import type { PaymentJob, PaymentServices } from "./pay-periods.ts";

type World = Pick<PaymentServices, "db" | "brand">;

/** How long a cashback can be claimed. */
const CLAIM_MS = 7 * DAY_MS;

/** What a member is to be paid; `source` names perk and date, and refuses a second payment. */
interface Due extends Readonly<Record<"memberId" | "source", string>> {
  readonly kind: "vip" | "cashback";
  /** Centavos. */
  readonly amount: number;
  /** The inbox message; `amount` is formatted. */
  readonly copy: (amount: string, language: ContentLanguage) => InboxCopy;
}

/** Pays a VIP perk into the wallet or issues a cashback to claim, with a message to the member; once. */
const payDue = async (tx: Tx, due: Due, { brand, at }: Pick<World, "brand"> & { at: number }) => {
  const { memberId, kind, source, amount, copy } = due;
  if (amount === 0) return;
  const gift = { memberId, kind, source, amount, at };
  const reward = kind === "vip" ? await giveAndPay(tx, gift) : await issueReward(tx, gift, at + CLAIM_MS);
  if (reward === undefined) return;
  const texts = { ES: copy(brand.money(amount, "ES"), "ES"), EN: copy(brand.money(amount, "EN"), "EN") };
  await writeMessages(tx, [{ memberId, box: "received", topic: "general", texts, at }]);
};

/** Source of a perk's reward by the day it is for: the Monday of the bets' week, or the birthday. */
const perkSource = (kind: VipPayment["kind"], day: string): string => `${kind}:${day}`;

/** The perk of a reward by its source; undefined for other rewards. */
const perkOfSource = (source: string): VipPayment["kind"] | undefined =>
  (["weekly-bonus", "rebate", "birthday-bonus"] as const).find((kind) => source.startsWith(`${kind}:`));

const perkCopy: Readonly<Record<VipPayment["kind"], (level: string) => Due["copy"]>> = {
  "weekly-bonus": (level) => (amount, language) =>
    language === "ES"
      ? {
          title: `Tu bono semanal: ${amount}`,
          text: `Sumamos ${amount} a tu saldo: es el bono semanal de ${level} por haber jugado la semana pasada.`,
        }
      : {
          title: `Your weekly bonus: ${amount}`,
          text: `We added ${amount} to your balance: the weekly bonus of ${level} for having played last week.`,
        },
  rebate: (level) => (amount, language) =>
    language === "ES"
      ? {
          title: `Reembolso de tus apuestas: ${amount}`,
          text: `Sumamos ${amount} a tu saldo: es el reembolso de ${level} por tus apuestas de la semana pasada.`,
        }
      : {
          title: `Rebate on your bets: ${amount}`,
          text: `We added ${amount} to your balance: the rebate of ${level} on last week's bets.`,
        },
  "birthday-bonus": (level) => (amount, language) =>
    language === "ES"
      ? {
          title: `¡Feliz cumpleaños! Te regalamos ${amount}`,
          text: `Sumamos ${amount} a tu saldo: es el bono de cumpleaños de ${level}.`,
        }
      : {
          title: `Happy birthday! Here is ${amount}`,
          text: `We added ${amount} to your balance: the birthday bonus of ${level}.`,
        },
};

/** The message about a perk, with the level's name in the reader's language. */
const namedCopy =
  (brand: Brand, perk: VipPayment["kind"], label: string | null): Due["copy"] =>
  (amount, language) =>
    perkCopy[perk](shownLabel(brand, label ?? "", language))(amount, language);

const cashbackCopy: Due["copy"] = (amount, language) =>
  language === "ES"
    ? {
        title: `Tienes ${amount} de cashback por reclamar`,
        text: `Te devolvemos ${amount} de lo que perdiste la semana pasada en tragamonedas. Reclámalo en el centro de recompensas: tienes siete días.`,
      }
    : {
        title: `You have ${amount} of cashback to claim`,
        text: `You get ${amount} back of what you lost in slots last week. Claim it in the reward center: you have seven days.`,
      };

const dueForWeek = async ({ db, brand }: World, span: TimeSpan): Promise<readonly Due[]> => {
  const levels = clubLevels(brand);
  const day = brand.clock.day(span.from);
  const players = db
    .selectFrom("members")
    .innerJoin(stakesByMember(db, span).as("played"), "member_id", "id");
  const rows = players.select(["id", "club_label", "stakes"]).where("club_label", "is not", null);
  return (await rows.execute()).flatMap(({ id: memberId, club_label, stakes }) =>
    weeklyPerks(perksOf(levels, club_label), moneyOf(stakes, brand.currency)).map(
      ({ kind: perk, amount }): Due => ({
        memberId,
        kind: "vip",
        source: perkSource(perk, day),
        amount: amount.centavos,
        copy: namedCopy(brand, perk, club_label),
      }),
    ),
  );
};

/** The birthdays of the day that begins when the span ends. */
const dueForBirthdays = async ({ db, brand }: World, { to }: TimeSpan): Promise<readonly Due[]> => {
  const levels = clubLevels(brand);
  const day = brand.clock.day(to);
  const members = db.selectFrom("members").select(["id", "club_label", "birthday"]);
  const rows = members.where(sql`substr(birthday, 6)`, "in", [day.slice(5), "02-29"]);
  return (await rows.execute()).flatMap(({ id: memberId, club_label, birthday }) => {
    if (birthday === null || birthdayIn(Number(day.slice(0, 4)), birthday) !== day) return [];
    return perksOf(levels, club_label).flatMap((perk): readonly Due[] => {
      if (perk.kind !== "birthday-bonus") return [];
      const source = perkSource(perk.kind, day);
      const copy = namedCopy(brand, perk.kind, club_label);
      return [{ memberId, kind: "vip", source, amount: perk.amount.centavos, copy }];
    });
  });
};

/** The week's cashback on net losses in slots. */
const dueForCashback = async ({ db, brand }: World, span: TimeSpan): Promise<readonly Due[]> => {
  const tiers = brand.sandbox.weeklyCashback.map(({ from, percent }) => ({
    from: moneyOf(from, brand.currency),
    percent: percent / 100,
  }));
  const rows = await db
    .selectFrom("rounds")
    .innerJoin("games", "games.node_id", "rounds.node_id")
    .innerJoin("members", "members.id", "rounds.member_id")
    .select(["member_id", sql<number>`sum(stake - win)::bigint`.as("loss")])
    .where("games.type", "=", GameType.Slots)
    .where("members.type", "<>", MemberType.Trial)
    .where("rounds.created_at", ">=", span.from)
    .where("rounds.created_at", "<", span.to)
    .groupBy("member_id")
    .execute();
  const source = `week:${brand.clock.day(span.from)}`;
  return rows.map(({ member_id: memberId, loss }) => {
    const { centavos: amount } = weeklyCashback(tiers, moneyOf(loss, brand.currency));
    return { memberId, kind: "cashback", source, amount, copy: cashbackCopy };
  });
};

/** Issues a past week's cashback as of its Monday, for the seeded world. */
export const issuePastCashback = async (tx: Tx, brand: World["brand"], span: TimeSpan): Promise<void> => {
  for (const due of await dueForCashback({ db: tx, brand }, span))
    await payDue(tx, due, { brand, at: span.to });
};

const paying =
  (dueFor: (world: World, span: TimeSpan) => Promise<readonly Due[]>): PaymentJob["pay"] =>
  async (services, span) => {
    const { db, brand, now } = services;
    const failures: unknown[] = [];
    for (const due of await dueFor(services, span)) {
      const payment = db.transaction().execute((tx) => payDue(tx, due, { brand, at: now() }));
      await payment.catch((error: unknown) => failures.push(error));
    }
    // The period is paid again at the next sweep; what was paid isn't paid twice.
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} payments failed`);
  };

/** Pays nothing for periods that end while the merchant has no VIP club. */
const whileClub =
  (pay: PaymentJob["pay"]): PaymentJob["pay"] =>
  async (services, span) => {
    if (services.settings.switches().get(PromoSwitch.Vip)) await pay(services, span);
  };

/** VIP perks and cashback, by the merchant's days (docs/decisions/100, 104). */
export const memberPayments: readonly PaymentJob[] = [
  { name: "vip-week", period: "week", pay: whileClub(paying(dueForWeek)) },
  { name: "birthdays", period: "day", pay: whileClub(paying(dueForBirthdays)) },
  { name: "cashback", period: "week", pay: paying(dueForCashback) },
];

const PAID_SHOWN = 5;

/** A member's latest paid perks, newest first. */
export const latestPerks = async ({ db, brand }: World, memberId: string): Promise<readonly VipPayment[]> => {
  const rewards = db.selectFrom("rewards").select(["amount", "source", "claimed_at"]);
  const vip = rewards.where("member_id", "=", memberId).where("kind", "=", "vip");
  const paid = vip.where("status", "=", "Claimed").orderBy("claimed_at", "desc").orderBy("source", "desc");
  return (await paid.limit(PAID_SHOWN).execute()).flatMap(({ amount, source, claimed_at }) => {
    const kind = perkOfSource(source);
    return kind === undefined || claimed_at === null
      ? []
      : [{ kind, amount: moneyOf(amount, brand.currency), at: claimed_at }];
  });
};

interface Perked {
  readonly id: string;
  /** `YYYY-MM-DD` */
  readonly birthday: string | null;
  readonly perks: readonly VipPerk[];
}

/** A member's next payments, with what this week's bets have earned so far. */
export const comingPerks = async (
  { db, brand, now }: World & Pick<PaymentServices, "now">,
  { id, birthday, perks }: Perked,
): Promise<readonly VipPayment[]> => {
  const { clock, currency } = brand;
  const week = periodAt("week", now(), clock.day);
  const bets = moneyOf(await stakesOf(db, id, week), currency);
  const coming = weeklyPerks(perks, bets).map((perk) => ({ ...perk, at: week.to }));
  if (birthday === null) return coming;
  const at = clock.startOf(nextBirthday(birthday, clock.day(now())));
  const birthdays = perks.flatMap((perk) =>
    perk.kind === "birthday-bonus" ? [{ kind: perk.kind, amount: perk.amount, at }] : [],
  );
  return [...coming, ...birthdays];
};
