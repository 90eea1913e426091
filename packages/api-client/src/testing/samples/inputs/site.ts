import type { SampleInputs } from "../sample.ts";
import { samplePicture } from "../sample-picture.ts";

/** Good questions: inputs of the calls about the site and what it publishes. Calls without an input are left out. */
export const siteInputs = {
  getPromotion: "promo-welcome",
  applyForPromotion: { promotionId: "promo-fishing", remark: "Una\nDos", pictures: [samplePicture] },
  launchChat: { backUrl: "https://site.example/m/message", headerColor: "#14101f", title: "Chat" },
} satisfies SampleInputs;
