import { describe, expect, test } from "vitest";
import { testClient } from "../../test-server/test-client.ts";
import {
  contractMutations,
  downlineMutations,
  favouriteMutations,
  headIconMutations,
  humanMutations,
  inboxMutations,
  noticeMutations,
  passwordMutations,
  registrationMutations,
  rewardMutations,
  sessionMutations,
  smsMutations,
} from "./index.ts";

const { client } = testClient("http://nowhere.example");

describe("mutations", () => {
  test("tell what they invalidate", () => {
    expect(favouriteMutations.add(client).meta).toEqual({ invalidates: [["favourites"]], background: true });
    expect(favouriteMutations.remove(client).meta).toEqual({
      invalidates: [["favourites"]],
      background: true,
    });
    expect(noticeMutations.markRead(client).meta).toEqual({
      invalidates: [["announcements", "notices"]],
      inline: true,
      background: true,
    });
    expect(inboxMutations.send(client).meta).toEqual({ invalidates: [["inbox"]], inline: true });
    expect(inboxMutations.markRead(client).meta).toEqual({ inline: true, background: true });
    expect(headIconMutations.change(client).meta).toEqual({ invalidates: [["member"]], inline: true });
    expect(downlineMutations.createLink(client).meta).toEqual({ invalidates: [["team"]], inline: true });
    expect(downlineMutations.removeLink(client).meta).toEqual({ invalidates: [["team"]], inline: true });
    expect(downlineMutations.transfer(client).meta).toEqual({
      invalidates: [["team"], ["member"], ["records"], ["withdrawals"]],
      inline: true,
    });
    expect(contractMutations.answer(client).meta).toEqual({ invalidates: [["contracts"]], inline: true });
  });

  test("refresh rewards and money after a claim, and say themselves why one failed", () => {
    for (const { meta } of Object.values(rewardMutations).map((mutation) => mutation(client)))
      expect(meta).toEqual({ invalidates: [["rewards"], ["member"]], inline: true });
  });

  test.each([
    ["login", sessionMutations.login],
    ["loginAgent", sessionMutations.loginAgent],
    ["byUsername", registrationMutations.byUsername],
    ["byMobile", registrationMutations.byMobile],
    ["setByPhone", passwordMutations.setByPhone],
    ["retrieve", passwordMutations.retrieve],
    ["change", passwordMutations.change],
    ["send", smsMutations.send],
    ["challenge", humanMutations.challenge],
    ["answer", humanMutations.answer],
    ["openAccount", downlineMutations.openAccount],
    ["transfer", downlineMutations.transfer],
  ])("%s carries a secret and leaves nothing behind in the cache", (_, mutation) => {
    expect(mutation(client).gcTime).toBe(0);
  });
});
