import { endpoints } from "@volado/api-client/endpoints";
import { permission } from "@volado/domain/member";
import { decimalOf, readHundredths } from "@volado/domain/money";
import { contentLanguage } from "../catalogue/wire.ts";
import {
  beginDeposit,
  depositRows,
  keepReceipts,
  readDeposit,
  type Viewed,
  wireBonus,
  wireDeposit,
  wireMethod,
} from "../deposits/deposits.ts";
import { readWagerLeft } from "../deposits/read-wager-left.ts";
import { type Call, sessionOf, transactionOf } from "../request/call.ts";
import { invalidFields, Refusal } from "../request/refusal.ts";
import { defineHandler } from "./handler.ts";

/** Deposits told of at once. */
const MAX_DEPOSITS = 20;

/** @throws Refusal not_permitted for free accounts (Spec §6). */
const depositorOf = (call: Call): string => {
  const { member } = sessionOf(call);
  if (permission("deposit", member) !== "allowed") throw new Refusal("not_permitted");
  return member.id;
};

const viewed = ({ services, language, origin }: Call): Viewed => ({
  now: services.now(),
  language: contentLanguage(language),
  brand: services.brand,
  origin,
});

export const getDepositOptions = defineHandler(endpoints.getDepositOptions, async (_request, call) => {
  const memberId = depositorOf(call);
  const view = viewed(call);
  const { db } = call;
  const methods = await db
    .selectFrom("deposit_methods")
    .selectAll()
    .where("enabled", "=", true)
    .orderBy("sort")
    .execute();
  const bonuses = await db
    .selectFrom("deposit_bonuses")
    .selectAll()
    .where("enabled", "=", true)
    .orderBy("sort")
    .execute();
  const left = await readWagerLeft(db, memberId, view.now);
  return {
    methods: methods.map((row) => wireMethod(row, view)),
    bonuses: bonuses.map((row) => wireBonus(row, view.language)),
    currency: call.services.brand.currency,
    wagerLeft: decimalOf(left),
  };
});

export const listDeposits = defineHandler(endpoints.listDeposits, async (_request, call) => {
  const rows = await depositRows(call.db)
    .where("deposits.member_id", "=", depositorOf(call))
    .orderBy("deposits.created_at", "desc")
    .orderBy("deposits.id")
    .limit(MAX_DEPOSITS)
    .execute();
  return rows.map((row) => wireDeposit(row, viewed(call)));
});

export const getDeposit = defineHandler(endpoints.getDeposit, async ({ depositId }, call) =>
  wireDeposit(await readDeposit(call.db, depositorOf(call), depositId), viewed(call)),
);

export const createDeposit = defineHandler(
  endpoints.createDeposit,
  async ({ methodId, amount, bonusId }, call) => {
    const centavos = readHundredths(amount);
    // Rounded, an amount with more than two decimals would be another one.
    if (centavos === undefined || Number(decimalOf(centavos)) !== amount)
      throw invalidFields([["amount", "invalid_format"]]);
    const row = await beginDeposit(transactionOf(call), {
      memberId: depositorOf(call),
      methodId,
      amount: centavos,
      bonusId,
      returnOrigin: call.siteOrigin,
      now: call.services.now(),
      brand: call.services.brand,
    });
    return wireDeposit(row, viewed(call));
  },
);

export const sendDepositReceipt = defineHandler(
  endpoints.sendDepositReceipt,
  async ({ depositId, remark, ...files }, call) => {
    const row = await keepReceipts(transactionOf(call), {
      memberId: depositorOf(call),
      depositId,
      remark,
      files,
      now: call.services.now(),
    });
    return wireDeposit(row, viewed(call));
  },
);
