import { expect, test } from "vitest";
import { testClient } from "../../test-server/test-client.ts";
import * as query from "./index.ts";

/**
 * Root keys that each write invalidates. Empty if nothing changes, or if the caller updates the cache itself (session,
 * inbox).
 */
const outdated: Readonly<Record<string, readonly string[]>> = {
  "applicationMutations.apply": ["applications"],
  "bankCardMutations.add": ["bank-cards"],
  "bankCardMutations.remove": ["bank-cards"],
  "chatMutations.launch": [],
  "contractMutations.answer": ["contracts"],
  "depositMutations.create": ["deposits", "records"],
  "depositMutations.sendReceipt": ["deposits", "member"],
  "downlineMutations.createLink": ["team"],
  "downlineMutations.openAccount": ["team"],
  "downlineMutations.removeLink": ["team"],
  "downlineMutations.transfer": ["member", "records", "team", "withdrawals"],
  "favouriteMutations.add": ["favourites"],
  "favouriteMutations.remove": ["favourites"],
  "headIconMutations.change": ["member"],
  "humanMutations.answer": [],
  "humanMutations.challenge": [],
  "inboxMutations.markRead": [],
  "inboxMutations.remove": [],
  "inboxMutations.send": ["inbox"],
  "memberMutations.renew": [],
  "noticeMutations.markRead": ["announcements/notices"],
  "passwordMutations.change": [],
  "passwordMutations.retrieve": [],
  "passwordMutations.setByPhone": [],
  "registrationMutations.byMobile": [],
  "registrationMutations.byUsername": [],
  "rewardMutations.claim": ["member", "rewards"],
  "rewardMutations.claimTask": ["member", "rewards"],
  "rewardMutations.openEnvelope": ["member", "rewards"],
  "rewardMutations.redeem": ["member", "rewards"],
  "rewardMutations.signIn": ["member", "rewards"],
  "securityMutations.bindEmail": ["security"],
  "securityMutations.bindMobile": ["security"],
  "securityMutations.sendEmailCode": [],
  "securityMutations.setPaymentPassword": ["security"],
  "sessionMutations.login": [],
  "sessionMutations.loginAgent": [],
  "sessionMutations.logout": [],
  "sessionMutations.trial": [],
  "smsMutations.send": [],
  "withdrawalMutations.request": ["member", "records", "withdrawals"],
};

const { client } = testClient("http://nowhere.example");

/** Every mutation of every exported group, as "group.write", with its meta. */
const writes = Object.entries(query).flatMap(([group, members]) =>
  group.endsWith("Mutations")
    ? Object.entries(members).map(([name, write]) => {
        const { meta = {} }: { meta?: query.ApiMutationMeta } = write(client);
        return [`${group}.${name}`, meta] as const;
      })
    : [],
);

const namesWhere = (matches: (meta: query.ApiMutationMeta) => boolean | undefined) =>
  writes.flatMap(([name, meta]) => (matches(meta) ? [name] : []));

test("a write invalidates its keys", () => {
  const stale = writes.map(([name, { invalidates = [] }]) => [
    name,
    invalidates.map((root) => root.join("/")).toSorted(),
  ]);
  expect(Object.fromEntries(stale)).toMatchObject(outdated);
});

test("errors are shown inline, except for writes whose page decides", () => {
  expect(namesWhere(({ inline }) => inline !== true)).toEqual([
    "chatMutations.launch",
    "favouriteMutations.add",
    "favouriteMutations.remove",
    "passwordMutations.setByPhone",
    "passwordMutations.retrieve",
    "passwordMutations.change",
    "registrationMutations.byUsername",
    "registrationMutations.byMobile",
    "sessionMutations.login",
    "sessionMutations.loginAgent",
    "sessionMutations.trial",
    "sessionMutations.logout",
    "humanMutations.challenge",
    "humanMutations.answer",
    "smsMutations.send",
  ]);
});

test("writes that a page makes by itself run in the background", () => {
  expect(namesWhere(({ background }) => background)).toEqual([
    "favouriteMutations.add",
    "favouriteMutations.remove",
    "inboxMutations.markRead",
    "memberMutations.renew",
    "noticeMutations.markRead",
    "sessionMutations.logout",
  ]);
});

test("transfers refetch the wallet, which is never fresh", () => {
  const moving = Object.keys(outdated).filter((write) => outdated[write]?.includes("member"));
  expect(moving).toContain("withdrawalMutations.request");
  expect(query.memberQueries.wallet(client, "ana").queryKey[0]).toBe("member");
  expect(query.memberQueries.merchantWallet(client, "ana").queryKey[0]).toBe("member");
  expect([query.StaleTime.Wallet, query.StaleTime.Withdrawals]).toEqual([0, 0]);
});

test.each([
  ["login", query.sessionMutations.login],
  ["loginAgent", query.sessionMutations.loginAgent],
  ["byUsername", query.registrationMutations.byUsername],
  ["byMobile", query.registrationMutations.byMobile],
  ["setByPhone", query.passwordMutations.setByPhone],
  ["retrieve", query.passwordMutations.retrieve],
  ["change", query.passwordMutations.change],
  ["send", query.smsMutations.send],
  ["challenge", query.humanMutations.challenge],
  ["answer", query.humanMutations.answer],
  ["openAccount", query.downlineMutations.openAccount],
  ["transfer", query.downlineMutations.transfer],
])("%s carries a secret and leaves nothing behind in the cache", (_, mutation) => {
  expect(mutation(client).gcTime).toBe(0);
});
