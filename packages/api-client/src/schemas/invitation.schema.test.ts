import { expect, test } from "vitest";
import { readSchema } from "../../test-server/read-schema.ts";
import { invitationSchema } from "./invitation.schema.ts";

const invitation = { code: "ANA1", invited: 0, friends: [] };

test.each([
  [{}, undefined],
  [{ rewards: { inviter: "50.00", friend: 20 } }, { inviter: 5000, friend: 2000 }],
  [{ rewards: { inviter: "50.00" } }, { inviter: 5000 }],
  [{ rewards: { inviter: "much", friend: "20" } }, { friend: 2000 }],
  [{ rewards: { inviter: "0" } }, {}],
])("with %j an invitation promises %j", (more, rewards) => {
  expect(readSchema(invitationSchema, { ...invitation, ...more })).toEqual({ ...invitation, rewards });
});
