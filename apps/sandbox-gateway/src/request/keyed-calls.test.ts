import { endpoints } from "@volado/api-client/endpoints";
import { describe, expect, it } from "vitest";
import { DEMO_PAYMENT_PASSWORD } from "../data/world/accounts.ts";
import {
  atOnce,
  countOutcomes,
  pictureFile,
  sampleFields,
  useMember,
  walletOf,
  wrongFieldsOf,
} from "../testing/index.ts";
import { move } from "../wallet/ledger.ts";
import { forgettableKeys } from "./idempotency.ts";

const gateway = useMember();
const paymentPassword = DEMO_PAYMENT_PASSWORD;
const card = { holder: "Ana Luz", bankCode: "072", number: "5555555555554444", paymentPassword };

const messageId = async () => {
  const { messages } = await gateway.read("listMessages", { box: "received", pageSize: 25, language: "ES" });
  return messages[0]?.id ?? "";
};

const game = { nodeId: "JL-RNG-001", vendor: "JL" };
const deposit = { methodId: "spei", amount: "250" };
const linkTerms = { agent: true, rebateRate: 0.35 };

/** Fields of a request that has an effect, for every keyed call. */
const writes = {
  addFavourite: async () => game,
  removeFavourite: async () => game,
  markAnnouncementRead: async () => ({ announcementId: "notice-welcome", read: true }),
  markMessagesRead: async () => ({ ids: [await messageId()] }),
  deleteMessages: async () => ({ ids: [await messageId()] }),
  sendMessage: async () => ({ topic: "general", title: "Hola", text: "Una pregunta" }),
  applyForPromotion: async () => ({ promotionId: "promo-fishing", remark: "El martes" }),
  addBankCard: async () => card,
  removeBankCard: async () => ({ cardId: (await gateway.read("addBankCard", card)).id, paymentPassword }),
  createInvitationLink: async () => linkTerms,
  removeInvitationLink: async () => {
    const { code } = await gateway.read("createInvitationLink", linkTerms);
    return { code };
  },
  openAccount: async () => ({ ...linkTerms, username: "abierta_1", password: "Abierta2026" }),
  answerContract: async () => {
    await gateway.console().offerContract("agente", "dividend");
    const { contracts } = await gateway.read("listContracts", { kind: "dividend" });
    return { contractId: contracts[0]?.id, accept: true };
  },
  createDeposit: async () => deposit,
  cancelDeposit: async () => ({ depositId: (await gateway.read("createDeposit", deposit)).id }),
  sendDepositReceipt: async () => {
    const { id: depositId } = await gateway.read("createDeposit", deposit);
    return { depositId, remark: "", picture1: pictureFile() };
  },
  requestWithdrawal: async () => {
    const { cards } = await gateway.read("listBankCards");
    return { cardId: cards[0]?.id, amount: "100.00", fee: "0.00", paymentPassword, givesUpBonus: false };
  },
  giveUpBonus: async () => {
    const { id } = await gateway.read("createDeposit", { ...deposit, amount: "200", bonusId: "reload-50" });
    await gateway.console().settleDeposit(id, "paid");
    return { bonusId: id };
  },
  transferToDownlines: async () => {
    await gateway.change("socia", { inviter_id: "M-agente" });
    return { memberIds: ["M-socia"], amount: "10.00", paymentPassword };
  },
  claimReward: async () => ({ rewardId: "R-jugador-gift-Issued" }),
  redeemPromoCode: async () => ({ code: "VOLADO50" }),
  claimDailyTask: async () => {
    const { db, now } = gateway.services();
    const paid = { memberId: "M-jugador", kind: "deposit", amount: 30_000, reference: "test" } as const;
    await db.transaction().execute((tx) => move(tx, { ...paid, at: now() }));
    return { taskId: "deposits-300", day: (await gateway.read("listDailyTasks")).day };
  },
  claimSignIn: async () => ({ day: (await gateway.read("getSignInCalendar")).today }),
  openEnvelope: async () => {
    await gateway.console().letItRain({ startsIn: 0, lasts: 60_000, tries: 3, prizes: [500] });
    return { rainId: (await gateway.read("getRedRain")).rain?.id };
  },
} as const;
type Keyed = keyof typeof writes;
const ids = Object.keys(writes).filter((id): id is Keyed => Object.hasOwn(writes, id));

const ofAgents: ReadonlySet<Keyed> = new Set<Keyed>([
  "createInvitationLink",
  "removeInvitationLink",
  "openAccount",
  "answerContract",
  "transferToDownlines",
]);

/** The centavos that each call moves; the others move none. */
const moved: Readonly<Partial<Record<Keyed, number>>> = {
  requestWithdrawal: -10_000,
  giveUpBonus: -10_000,
  transferToDownlines: -1_000,
  claimReward: 7_550,
  redeemPromoCode: 5_000,
  claimDailyTask: 2_000,
  claimSignIn: 500,
  openEnvelope: 500,
};

describe("a keyed write", () => {
  it("has a row here for every call, and money calls keep their keys for ever", () => {
    const keyed = Object.values(endpoints).filter(({ replay }) => replay === "keyed");
    expect(ids.toSorted()).toEqual(keyed.map(({ id }) => id).toSorted());
    const forgotten = new Set<string>(forgettableKeys);
    expect(ids.filter((id) => moved[id] !== undefined && forgotten.has(id))).toEqual([]);
  });

  it.each(ids)("of %s takes effect once, however often it is sent in parallel", async (id) => {
    const username = ofAgents.has(id) ? "agente" : "jugador";
    await gateway.become(username);
    const fields = await writes[id]();
    const before = await walletOf(gateway.services(), username);
    const key = crypto.randomUUID();
    const first = await atOnce(4, () => gateway.send(id, fields, { key }));
    const answers = [...first, await gateway.send(id, fields, { key })];
    expect(countOutcomes(answers)).toEqual({ ok: 5 });
    for (const { body } of answers) expect(body).toEqual(first[0]?.body);
    const balance = before.balance + (moved[id] ?? 0);
    expect(await walletOf(gateway.services(), username)).toEqual({ balance, entries: balance });
  });

  it("needs a key that is a UUID", async () => {
    for (const id of ids)
      for (const key of ["", "1", "not-a-uuid"]) {
        const answer = await gateway.send(id, sampleFields(id), { key });
        expect([id, wrongFieldsOf(answer)]).toEqual([id, ["Idempotency-Key"]]);
      }
  });
});

describe("a key", () => {
  const key = crypto.randomUUID();
  const star = (nodeId: string) => gateway.outcome("addFavourite", { nodeId, vendor: "JL" }, { key });

  it("is answered from the stored answer, without any other work", async () => {
    await star("JL-RNG-001");
    await gateway.send("removeFavourite", game);
    expect(await star("JL-RNG-001")).toBe("ok");
    expect(await gateway.read("listFavouriteIds", { pageNo: 1, pageSize: 100 })).toEqual([]);
  });

  it("is refused with other fields, other pictures among them", async () => {
    await star("JL-RNG-001");
    expect(await star("JL-RNG-002")).toBe("conflict");
    const apply = { promotionId: "promo-fishing", remark: "", picture1: pictureFile() };
    const other = { ...apply, picture1: pictureFile("image/jpeg") };
    expect(await gateway.outcome("applyForPromotion", apply, { key })).toBe("ok");
    expect(await gateway.outcome("applyForPromotion", other, { key })).toBe("conflict");
  });

  it("ignores a different password, because passwords are not stored with the answer", async () => {
    await gateway.send("addBankCard", card, { key });
    const again = { ...card, paymentPassword: "other" };
    expect(await gateway.outcome("addBankCard", again, { key })).toBe("ok");
  });

  it("is free again after a refusal", async () => {
    expect(await star("JL-RNG-999")).toBe("not_found");
    const { db } = gateway.services();
    const rows = await db.selectFrom("idempotent_responses").where("idempotency_key", "=", key).execute();
    expect(rows).toEqual([]);
  });
});
