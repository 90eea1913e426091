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

  it("on the register pages is called code, too, and goes before one kept earlier", () => {
    storeInvitationOf("?affiliateCode=JUGADOR1");
    expect(invitationCode("?code=AGENTE01")).toBe("AGENTE01");
    expect(invitationCode("?affiliateCode=AGENTE01")).toBe("AGENTE01");
    expect(invitationCode("?code=")).toBe("JUGADOR1");
  });

  it("outlives pages without one, under the name that the specification gives it", () => {
    storeInvitationCode("JUGADOR1");
    storeInvitationOf("?type=RNG");
    storeInvitationCode(undefined);
    expect(localStorage.getItem("affiliateCode")).toBe("JUGADOR1");
  });

  it("is forgotten once somebody registered", () => {
    storeInvitationCode("JUGADOR1");
    forgetInvitation();
    expect(invitationCode("")).toBe(undefined);
  });
});
