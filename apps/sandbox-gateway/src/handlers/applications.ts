import { endpoints } from "@volado/api-client/endpoints";
import { begunPromotion } from "../catalogue/content.ts";
import { realMemberOf } from "../members/find-member.ts";
import { readPictures } from "../pictures/read-pictures.ts";
import { transactionOf } from "../request/call.ts";
import { invalidFields } from "../request/refusal.ts";
import { readApplications, storeApplication } from "../rewards/promotion-applications.ts";
import { defineHandler } from "./handler.ts";

export const listApplications = defineHandler(endpoints.listApplications, (_request, call) =>
  readApplications(call.db, realMemberOf(call).id),
);

export const applyForPromotion = defineHandler(
  endpoints.applyForPromotion,
  async ({ promotionId, remark, ...files }, call) => {
    const memberId = realMemberOf(call).id;
    const { content, now } = call.services;
    if (remark === "" && Object.values(files).every((file) => file === undefined))
      throw invalidFields([["remark", "required"]]);
    const promotion = begunPromotion(content, promotionId, now());
    const pictures = await readPictures(files);
    return storeApplication(transactionOf(call), { memberId, promotion, remark, pictures, now: now() });
  },
);
