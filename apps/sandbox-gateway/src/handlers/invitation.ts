import { endpoints } from "@volado/api-client/endpoints";
import { isTrial } from "@volado/domain/member";
import { maskName } from "@volado/domain/text";
import { sessionOf } from "../request/call.ts";
import { Refusal } from "../request/refusal.ts";
import { defineHandler } from "./handler.ts";

/** Friends told of by name; the others are counted. */
const LATEST = 20;

export const getInvitation = defineHandler(endpoints.getInvitation, async (_request, call) => {
  const { member } = sessionOf(call);
  if (isTrial(member)) throw new Refusal("not_permitted");
  const invited = call.db.selectFrom("members").where("inviter_id", "=", member.id);
  const { count } = await invited
    .select((query) => query.fn.countAll<string | number>().as("count"))
    .executeTakeFirstOrThrow();
  const friends = await invited
    .select(["username", "created_at"])
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(LATEST)
    .execute();
  return {
    code: member.invitation_code,
    invited: Number(count),
    friends: friends.map(({ username, created_at }) => ({
      name: maskName(username),
      joinedAt: created_at,
    })),
  };
});
