// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { forgetInvitation, invitationCode, storeInvitationCode, storeInvitationOf } from "./invitation.ts";

beforeEach(() => localStorage.clear());

describe("the code of an invitation link", () => {
  it.each([
    ["?affiliateCode=JUGADOR1", "JUGADOR1"],
    ["?vassalage=JL&affiliateCode=%20JUGADOR1%20", "JUGADOR1"],
    ["?code=JUGADOR1", undefined],
    ["?affiliateCode=", undefined],
    [`?affiliateCode=${"x".repeat(65)}`, undefined],
    ["", undefined],
  ])("on any page, %j, is %j", (search, code) => {
    storeInvitationOf(search);
    expect(invitationCode("")).toBe(code);
  });

  it("may be named code on the register pages, and overrides a stored one", () => {
    storeInvitationOf("?affiliateCode=JUGADOR1");
    expect(invitationCode("?code=AGENTE01")).toBe("AGENTE01");
    expect(invitationCode("?affiliateCode=AGENTE01")).toBe("AGENTE01");
    expect(invitationCode("?code=")).toBe("JUGADOR1");
  });

  it("stays stored on pages without one, under the specification's name", () => {
    storeInvitationCode("JUGADOR1");
    storeInvitationOf("?type=RNG");
    storeInvitationCode(undefined);
    expect(localStorage.getItem("affiliateCode")).toBe("JUGADOR1");
  });

  it("is removed after registration", () => {
    storeInvitationCode("JUGADOR1");
    forgetInvitation();
    expect(invitationCode("")).toBe(undefined);
  });
});
