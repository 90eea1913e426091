import { type MutationKey, MutationObserver, type MutationOptions, QueryClient } from "@tanstack/react-query";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { testClient } from "../../test-server/test-client.ts";
import type { ApiError } from "../errors/api-error.ts";
import { samples } from "../testing/samples/index.ts";
import * as query from "./index.ts";

const { client } = testClient("http://nowhere.example");
const call = vi.spyOn(client, "call");

/** The idempotency key of one order. */
const key = { idempotencyKey: "key-1" } as const;

interface Write {
  readonly run: () => Promise<unknown>;
}

const write = <Value, Input>(
  options: MutationOptions<Value, ApiError, Input>,
  input: NoInfer<Input>,
): Write => ({
  run: () => new MutationObserver(new QueryClient(), options).mutate(input),
});

/** Sample input of a call. */
const sampleOf = (id: string): unknown => Object.entries(samples).find(([name]) => name === id)?.[1].input;

const {
  applicationMutations: application,
  bankCardMutations: bankCard,
  downlineMutations: downline,
  favouriteMutations: favourite,
  inboxMutations: inbox,
  passwordMutations: password,
  rewardMutations: reward,
  securityMutations: security,
  sessionMutations: session,
} = query;
const ids = samples.markMessagesRead.input;

/** Every keyed write, newly created, with its call. */
const keyed = (): Readonly<Record<string, Write>> => ({
  applyForPromotion: write(application.apply(client), { ...samples.applyForPromotion.input, ...key }),
  addBankCard: write(bankCard.add(client), { ...samples.addBankCard.input, ...key }),
  removeBankCard: write(bankCard.remove(client), { ...samples.removeBankCard.input, ...key }),
  answerContract: write(query.contractMutations.answer(client), { ...samples.answerContract.input, ...key }),
  createDeposit: write(query.depositMutations.create(client), { ...samples.createDeposit.input, ...key }),
  sendDepositReceipt: write(query.depositMutations.sendReceipt(client), {
    ...samples.sendDepositReceipt.input,
    ...key,
  }),
  createInvitationLink: write(downline.createLink(client), { ...samples.createInvitationLink.input, ...key }),
  removeInvitationLink: write(downline.removeLink(client), { ...samples.removeInvitationLink.input, ...key }),
  openAccount: write(downline.openAccount(client), { ...samples.openAccount.input, ...key }),
  transferToDownlines: write(downline.transfer(client), { ...samples.transferToDownlines.input, ...key }),
  markMessagesRead: write(inbox.markRead(client), { ids, ...key }),
  deleteMessages: write(inbox.remove(client), { ids: samples.deleteMessages.input, ...key }),
  sendMessage: write(inbox.send(client), { ...samples.sendMessage.input, ...key }),
  claimReward: write(reward.claim(client), { ...samples.claimReward.input, ...key }),
  claimDailyTask: write(reward.claimTask(client), { ...samples.claimDailyTask.input, ...key }),
  claimSignIn: write(reward.signIn(client), { ...samples.claimSignIn.input, ...key }),
  openEnvelope: write(reward.openEnvelope(client), { ...samples.openEnvelope.input, ...key }),
  redeemPromoCode: write(reward.redeem(client), { ...samples.redeemPromoCode.input, ...key }),
  requestWithdrawal: write(query.withdrawalMutations.request(client), {
    ...samples.requestWithdrawal.input,
    ...key,
  }),
});

/** Every write without a key, newly created. */
const plain = (): Readonly<Record<string, Write>> => ({
  launchChat: write(query.chatMutations.launch(client), samples.launchChat.input),
  addFavourite: write(favourite.add(client), samples.addFavourite.input),
  removeFavourite: write(favourite.remove(client), samples.removeFavourite.input),
  setHeadIcon: write(query.headIconMutations.change(client), samples.setHeadIcon.input),
  getHumanChallenge: write(query.humanMutations.challenge(client), undefined),
  answerHumanChallenge: write(query.humanMutations.answer(client), samples.answerHumanChallenge.input),
  renewMember: write(query.memberMutations.renew(client), undefined),
  markAnnouncementRead: write(query.noticeMutations.markRead(client), samples.markAnnouncementRead.input),
  changePassword: write(password.change(client), samples.changePassword.input),
  retrievePassword: write(password.retrieve(client), samples.retrievePassword.input),
  setPasswordByPhone: write(password.setByPhone(client), samples.setPasswordByPhone.input),
  registerByMobile: write(query.registrationMutations.byMobile(client), samples.registerByMobile.input),
  registerByUsername: write(query.registrationMutations.byUsername(client), samples.registerByUsername.input),
  bindEmail: write(security.bindEmail(client), samples.bindEmail.input),
  bindMobile: write(security.bindMobile(client), samples.bindMobile.input),
  sendEmailCode: write(security.sendEmailCode(client), samples.sendEmailCode.input),
  setPaymentPassword: write(security.setPaymentPassword(client), samples.setPaymentPassword.input),
  login: write(session.login(client), samples.login.input),
  loginAgent: write(session.loginAgent(client), samples.loginAgent.input),
  logout: write(session.logout(client), undefined),
  startTrial: write(session.trial(client), undefined),
  sendSmsCode: write(query.smsMutations.send(client), samples.sendSmsCode.input),
});

beforeEach(() => void call.mockReset().mockRejectedValue(new Error("no response")));

describe("a write", () => {
  test.each(Object.keys(keyed()))("%s sends its input with the idempotency key", async (id) => {
    await expect(keyed()[id]?.run()).rejects.toThrow("no response");
    const [endpoint, input, options] = call.mock.lastCall ?? [];
    expect(endpoint?.id).toBe(id);
    expect(options).toMatchObject(key);
    expect(input).toEqual(sampleOf(id));
  });

  test.each(Object.keys(plain()))("%s sends its input", async (id) => {
    await expect(plain()[id]?.run()).rejects.toThrow("no response");
    const [endpoint, input] = call.mock.lastCall ?? [];
    expect(endpoint?.id).toBe(id);
    expect(input).toEqual(sampleOf(id));
  });

  const picture = new File(["x"], "foto.png", { type: "image/png" });
  const message = (pictures: readonly File[]) =>
    write(inbox.send(client), { ...samples.sendMessage.input, pictures, ...key });

  test.each<[string, () => Write | undefined, number | undefined]>([
    ["a message without pictures", () => message([]), undefined],
    ["a message with one", () => message([picture]), 180_000],
    ["a message with two", () => message([picture, picture]), 180_000],
    ["a receipt", () => keyed().sendDepositReceipt, 180_000],
    ["an application", () => keyed().applyForPromotion, 180_000],
    ["a deposit", () => keyed().createDeposit, undefined],
  ])("has time for an upload where there is one: %s", async (_what, made, timeout) => {
    await expect(made()?.run()).rejects.toThrow("no response");
    expect(call.mock.lastCall?.[2]?.timeout).toBe(timeout);
  });

  test("has a unique key of at least two parts", () => {
    const keys = Object.entries(query).flatMap(([group, writes]) =>
      group.endsWith("Mutations")
        ? Object.values(writes).map((made): MutationKey => made(client).mutationKey ?? [])
        : [],
    );
    for (const key of keys) {
      expect(key.length).toBeGreaterThan(1);
      expect(key.every((part) => typeof part === "string" && part !== "")).toBe(true);
    }
    expect(new Set(keys.map((key) => key.join("/"))).size).toBe(keys.length);
  });
});
