// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { closePart, openPart } from "../../../shared/testing/open-part.tsx";
import type { Invitation } from "../hooks/use-received-invitation.ts";
import { InvitationNote } from "./registration-form.tsx";

const known: Invitation = { status: "known", code: "JUGADOR1" };
const dead: Invitation = { status: "dead" };
const none: Invitation = { status: "none" };

afterEach(closePart);

it.each([
  ["names its code", known, false, true, "register.invited"],
  ["suggests another code if the form has a field for it", dead, false, true, "register.deadLink"],
  [
    "says that the link is invalid if there is no field for a code",
    dead,
    false,
    false,
    "errors.referrerLink",
  ],
  ["is an error on the agents' form if the link is invalid", dead, true, true, "errors.referrerLink"],
  ["asks for a code on the agents' form without a link", none, true, true, "register.agentCode"],
  ["is an error on an agents' form without link and field", none, true, false, "errors.referrerLink"],
  ["is empty without an invitation", none, false, true, undefined],
] as const)("%s", async (_what, invitation, agents, hasCodeField, text) => {
  const { t } = await openPart(
    <main>
      <InvitationNote invitation={invitation} agents={agents} hasCodeField={hasCodeField} />
    </main>,
    {},
  );
  const shown = document.querySelector("main")?.textContent;
  expect(shown).toContain(text ? t(text, { code: "JUGADOR1" }) : "");
  expect(shown !== "").toBe(text !== undefined);
  expect(document.querySelector('[role="alert"]') !== null).toBe(agents && text === "errors.referrerLink");
});
