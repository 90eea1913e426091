import { moneyOf } from "@volado/domain/money";
import type { SampleInputs } from "../sample.ts";
import { samplePicture } from "../sample-picture.ts";

/** Good questions: inputs of the calls about deposits, withdrawals and records. Calls without an input are left out. */
export const moneyInputs = {
  getDeposit: { depositId: "00000000-0000-4000-8000-bd3f0b3945f6" },
  createDeposit: { methodId: "spei", amount: moneyOf(10_000, "MXN"), bonusId: undefined },
  sendDepositReceipt: {
    depositId: "00000000-0000-4000-8000-f74075cc0e69",
    remark: "",
    pictures: [samplePicture],
  },
  listRecords: { type: "O", state: "done", pageSize: 25, from: 0, to: 1795457068929, after: undefined },
  requestWithdrawal: {
    cardId: "B-00000000-0000-4000-8000-91cfed1f833f",
    amount: moneyOf(10_050, "MXN"),
    fee: moneyOf(0, "MXN"),
    paymentPassword: "202612",
  },
} satisfies SampleInputs;
