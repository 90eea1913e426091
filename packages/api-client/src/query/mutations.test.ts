import { beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { testClient } from "../../test-server/test-client.ts";
import { endpoints } from "../endpoints/index.ts";
import { samples } from "../testing/samples/index.ts";
import * as query from "./index.ts";

const { client } = testClient("http://nowhere.example");
const call = vi.spyOn(client, "call");
beforeEach(() => void call.mockReset().mockRejectedValue(new Error("no response")));

/**
 * The call of each write, and the root keys that it invalidates: none if nothing changes, or if the caller updates the
 * cache itself (session, inbox).
 */
const writes: Readonly<Record<string, readonly [id: keyof typeof samples, ...invalidated: string[]]>> = {
  "applicationMutations.apply": ["applyForPromotion", "applications"],
  "bankCardMutations.add": ["addBankCard", "bank-cards"],
  "bankCardMutations.remove": ["removeBankCard", "bank-cards"],
  "chatMutations.launch": ["launchChat"],
  "contractMutations.answer": ["answerContract", "contracts"],
  "depositMutations.cancel": ["cancelDeposit", "deposits", "records"],
  "depositMutations.create": ["createDeposit", "deposits", "records"],
  "depositMutations.giveUpBonus": ["giveUpBonus", "deposits", "member", "records", "withdrawals"],
  "depositMutations.sendReceipt": ["sendDepositReceipt", "deposits", "member"],
  "downlineMutations.createLink": ["createInvitationLink", "team"],
  "downlineMutations.openAccount": ["openAccount", "team"],
  "downlineMutations.removeLink": ["removeInvitationLink", "team"],
  "downlineMutations.transfer": ["transferToDownlines", "member", "records", "team", "withdrawals"],
  "favouriteMutations.add": ["addFavourite", "favourites"],
  "favouriteMutations.remove": ["removeFavourite", "favourites"],
  "headIconMutations.change": ["setHeadIcon", "member"],
  "humanMutations.answer": ["answerHumanChallenge"],
  "humanMutations.challenge": ["getHumanChallenge"],
  "inboxMutations.markRead": ["markMessagesRead"],
  "inboxMutations.remove": ["deleteMessages"],
  "inboxMutations.send": ["sendMessage", "inbox"],
  "memberMutations.renew": ["renewMember"],
  "noticeMutations.markRead": ["markAnnouncementRead", "announcements/notices"],
  "passkeyMutations.add": ["addPasskey", "passkeys", "security"],
  "passkeyMutations.login": ["loginByPasskey"],
  "passkeyMutations.remove": ["removePasskey", "passkeys", "security"],
  "passkeyMutations.start": ["startPasskey"],
  "passkeyMutations.startLogin": ["startPasskeyLogin"],
  "passwordMutations.change": ["changePassword"],
  "passwordMutations.retrieve": ["retrievePassword"],
  "passwordMutations.setByPhone": ["setPasswordByPhone"],
  "registrationMutations.byMobile": ["registerByMobile"],
  "registrationMutations.byUsername": ["registerByUsername"],
  "rewardMutations.claim": ["claimReward", "member", "rewards"],
  "rewardMutations.claimTask": ["claimDailyTask", "member", "rewards"],
  "rewardMutations.openEnvelope": ["openEnvelope", "member", "rewards"],
  "rewardMutations.redeem": ["redeemPromoCode", "member", "rewards"],
  "rewardMutations.signIn": ["claimSignIn", "member", "rewards"],
  "securityMutations.bindEmail": ["bindEmail", "security"],
  "securityMutations.bindMobile": ["bindMobile", "security"],
  "securityMutations.sendEmailCode": ["sendEmailCode"],
  "securityMutations.setPaymentPassword": ["setPaymentPassword", "security"],
  "sessionMutations.login": ["login"],
  "sessionMutations.loginAgent": ["loginAgent"],
  "sessionMutations.logout": ["logout"],
  "sessionMutations.trial": ["startTrial"],
  "smsMutations.send": ["sendSmsCode"],
  "socialRegistrationMutations.register": ["registerBySocial"],
  "withdrawalMutations.request": ["requestWithdrawal", "member", "records", "withdrawals"],
};

/** Whether the caller passes an idempotency key; not for these, which change nothing when repeated. */
const isKeyed = (id: keyof typeof samples): boolean =>
  endpoints[id].replay === "keyed" &&
  !["addFavourite", "removeFavourite", "markAnnouncementRead"].includes(id);

const anyMutation = z.object({
  mutationFn: z.custom<(input: unknown) => Promise<unknown>>((value) => typeof value === "function"),
  mutationKey: z.array(z.string().min(1)).min(2),
  gcTime: z.number().optional(),
  meta: z
    .object({
      invalidates: z.array(z.array(z.string())).default([]),
      inline: z.boolean().default(false),
      background: z.boolean().default(false),
    })
    .prefault({}),
});

/** Every mutation of every exported group. */
const mutations = Object.entries(query).flatMap(([group, members]) =>
  group.endsWith("Mutations")
    ? Object.entries(members).map(([name, write]) => ({
        name: `${group}.${name}`,
        ...anyMutation.parse(write(client)),
      }))
    : [],
);

const namesWhere = (matches: (mutation: (typeof mutations)[number]) => boolean) =>
  mutations.filter(matches).map(({ name }) => name);

/** Runs a mutation with an input of its call, by default the sample, and returns the call that it makes. */
const callOf = async (name: string, input?: object) => {
  const [id = "login"] = writes[name] ?? [];
  const sent: unknown = input ?? samples[id].input;
  const fields = Array.isArray(sent) ? { ids: sent } : Object(sent);
  const { mutationFn } = mutations.find((mutation) => mutation.name === name) ?? {};
  const run = async () => mutationFn?.(isKeyed(id) ? { ...fields, idempotencyKey: "key-1" } : sent);
  await expect(run()).rejects.toThrow("no response");
  const [endpoint, received, options] = call.mock.lastCall ?? [];
  return { id: endpoint?.id, codec: endpoint?.codec, input: received, options };
};

test("every write is known, and has a unique key", () => {
  expect(mutations.map(({ name }) => name).toSorted()).toEqual(Object.keys(writes));
  expect(new Set(mutations.map(({ mutationKey }) => mutationKey.join("/"))).size).toBe(mutations.length);
});

test.each(mutations)(
  "$name sends its input, invalidates its keys and leaves no secret in the cache",
  async ({ name, gcTime, meta }) => {
    const [known = "login", ...invalidated] = writes[name] ?? [];
    const { id, codec, input, options } = await callOf(name);
    expect(id).toBe(known);
    expect(input).toEqual(samples[known].input);
    expect(options?.idempotencyKey).toBe(isKeyed(known) ? "key-1" : undefined);
    expect(meta.invalidates.map((root) => root.join("/")).toSorted()).toEqual(invalidated);
    if (codec === "encrypted") expect(gcTime).toBe(0);
  },
);

test.each([
  "humanMutations.answer",
  "humanMutations.challenge",
  "passwordMutations.retrieve",
  "smsMutations.send",
])("%s carries a secret though not encrypted, and leaves nothing behind in the cache", (name) => {
  expect(namesWhere(({ gcTime }) => gcTime === 0)).toContain(name);
});

const picture = new File(["x"], "foto.png", { type: "image/png" });
const message = (...pictures: readonly File[]) => ({ ...samples.sendMessage.input, pictures });

test.each([
  ["a message without pictures", "inboxMutations.send", message(), undefined],
  ["a message with one", "inboxMutations.send", message(picture), 180_000],
  ["a message with two", "inboxMutations.send", message(picture, picture), 180_000],
  ["a receipt", "depositMutations.sendReceipt", undefined, 180_000],
  ["an application", "applicationMutations.apply", undefined, 180_000],
  ["a deposit", "depositMutations.create", undefined, undefined],
])("a write has time for an upload where there is one: %s", async (_what, name, input, timeout) => {
  expect((await callOf(name, input)).options?.timeout).toBe(timeout);
});

test("errors are shown inline, except for writes whose page decides", () => {
  expect(namesWhere(({ meta }) => !meta.inline)).toEqual([
    "chatMutations.launch",
    "favouriteMutations.add",
    "favouriteMutations.remove",
    "passkeyMutations.startLogin",
    "passkeyMutations.login",
    "passwordMutations.setByPhone",
    "passwordMutations.retrieve",
    "passwordMutations.change",
    "registrationMutations.byUsername",
    "registrationMutations.byMobile",
    "sessionMutations.login",
    "sessionMutations.loginAgent",
    "sessionMutations.trial",
    "sessionMutations.logout",
    "socialRegistrationMutations.register",
    "humanMutations.challenge",
    "humanMutations.answer",
    "smsMutations.send",
  ]);
});

test("writes that a page makes by itself run in the background", () => {
  expect(namesWhere(({ meta }) => meta.background)).toEqual([
    "favouriteMutations.add",
    "favouriteMutations.remove",
    "inboxMutations.markRead",
    "memberMutations.renew",
    "noticeMutations.markRead",
    "sessionMutations.logout",
  ]);
});

test("a write that moves money refetches the wallet, which is never fresh", () => {
  expect(writes["withdrawalMutations.request"]).toContain("member");
  expect(query.memberQueries.wallet(client, "ana").queryKey[0]).toBe("member");
  expect(query.memberQueries.merchantWallet(client, "ana").queryKey[0]).toBe("member");
  expect([query.StaleTime.Wallet, query.StaleTime.Withdrawals]).toEqual([0, 0]);
});
