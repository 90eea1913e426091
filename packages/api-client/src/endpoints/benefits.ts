import { defineRead } from "../core/endpoint.ts";
import { benefitsSchema } from "../schemas/benefits.schema.ts";
import { noInput } from "../schemas/no-input.ts";

/**
 * The VIP club as the member sees it: label, stakes so far, and every level with its threshold and perks (Spec
 * §2 /m/member/benefits; docs/decisions/100). Refusal: `not_permitted` (403) without a club label (§6).
 */
export const getBenefits = defineRead({
  id: "getBenefits",
  path: "/api/member/benefits",
  access: "session",
  ...noInput,
  response: benefitsSchema,
});
