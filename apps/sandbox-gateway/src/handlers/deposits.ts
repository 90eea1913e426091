import { endpoints } from "@volado/api-client/endpoints";
import { decimalOf, readHundredths } from "@volado/domain/money";
import {
  beginDeposit,
  cancelUnpaid,
  depositRows,
  offeredBonuses,
  promisesBonus,
  readDeposit,
  storeReceipts,
  type Viewed,
  wireBonus,
  wireDeposit,
  wireMethod,
} from "../deposits/deposits.ts";
import { realMemberOf } from "../members/find-member.ts";
import { type Call, transactionOf } from "../request/call.ts";
import { invalidFields } from "../request/refusal.ts";
import { wireActiveBonus } from "../wallet/bonus-grants.ts";
import { defineHandler } from "./handler.ts";

const MAX_DEPOSITS = 20;

const viewed = ({ services, language, origin }: Call): Viewed => ({
  now: services.now(),
  language,
  brand: services.brand,
  origin,
});

export const getDepositOptions = defineHandler(endpoints.getDepositOptions, async (_request, call) => {
  const memberId = realMemberOf(call).id;
  const view = viewed(call);
  const methods = call.db.selectFrom("deposit_methods").selectAll().where("enabled", "=", true);
  return {
    methods: (await methods.orderBy("sort").execute()).map((row) => wireMethod(row, view)),
    bonuses: (await offeredBonuses(call.db, memberId)).map((row) => wireBonus(row, view.language)),
    currency: view.brand.currency,
    bonus: await wireActiveBonus(call.db, memberId, view.language),
    bonusWaiting: await promisesBonus(call.db, { memberId, now: view.now }),
  };
});

export const listDeposits = defineHandler(endpoints.listDeposits, async (_request, call) => {
  const own = depositRows(call.db).where("deposits.member_id", "=", realMemberOf(call).id);
  const newest = own.orderBy("deposits.created_at", "desc").orderBy("deposits.id");
  const rows = await newest.limit(MAX_DEPOSITS).execute();
  return rows.map((row) => wireDeposit(row, viewed(call)));
});

export const getDeposit = defineHandler(endpoints.getDeposit, async ({ depositId }, call) =>
  wireDeposit(await readDeposit(call.db, realMemberOf(call).id, depositId), viewed(call)),
);

export const createDeposit = defineHandler(
  endpoints.createDeposit,
  async ({ methodId, amount, bonusId }, call) => {
    const centavos = readHundredths(amount);
    // Rounding an amount with more than two decimals would change it.
    if (centavos === undefined || Number(decimalOf(centavos)) !== amount)
      throw invalidFields([["amount", "invalid_format"]]);
    const row = await beginDeposit(transactionOf(call), {
      memberId: realMemberOf(call).id,
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

export const cancelDeposit = defineHandler(endpoints.cancelDeposit, async ({ depositId }, call) => {
  const order = { memberId: realMemberOf(call).id, now: call.services.now() };
  return wireDeposit(await cancelUnpaid(transactionOf(call), depositId, order), viewed(call));
});

export const sendDepositReceipt = defineHandler(
  endpoints.sendDepositReceipt,
  async ({ depositId, remark, ...files }, call) => {
    const row = await storeReceipts(transactionOf(call), {
      memberId: realMemberOf(call).id,
      depositId,
      remark,
      files,
      now: call.services.now(),
    });
    return wireDeposit(row, viewed(call));
  },
);
