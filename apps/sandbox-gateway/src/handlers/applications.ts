import { endpoints } from "@volado/api-client/endpoints";
import { ContentType } from "@volado/domain/announcements";
import { permission } from "@volado/domain/member";
import { readPictures } from "../pictures/read-pictures.ts";
import { type Call, sessionOf, transactionOf } from "../request/call.ts";
import { Refusal } from "../request/refusal.ts";
import { keepApplication, readApplications } from "../rewards/promotion-applications.ts";
import { defineHandler } from "./handler.ts";

/**
 * Who applies.
 * @throws Refusal not_permitted for free accounts, to whom the house gives nothing (docs/decisions/104)
 */
const applicantOf = (call: Call): string => {
  const { member } = sessionOf(call);
  if (permission("rewards", member) !== "allowed") throw new Refusal("not_permitted");
  return member.id;
};

export const listApplications = defineHandler(endpoints.listApplications, (_request, call) =>
  readApplications(call.db, applicantOf(call)),
);

export const applyForPromotion = defineHandler(
  endpoints.applyForPromotion,
  async ({ promotionId, remark, ...files }, call) => {
    const memberId = applicantOf(call);
    const { content, now } = call.services;
    const promotion = content
      .announcements()
      .find(({ id, content_type }) => id === promotionId && content_type === ContentType.Promotion);
    if (promotion === undefined || promotion.starts_at > now()) throw new Refusal("not_found");
    const pictures = await readPictures(files);
    return keepApplication(transactionOf(call), { memberId, promotion, remark, pictures, now: now() });
  },
);
