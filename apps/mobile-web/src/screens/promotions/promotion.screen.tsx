import "./promotions.css";
import { useLocation } from "react-router";
import { PromotionDetail } from "../../features/promotions/components/promotion-detail.tsx";

/** The parts of the texts that it uses. */
export const texts = ["news"] as const;

/** The promotion in the address (Spec §2 "/m/activityDetail?id={id}"). */
export default function PromotionScreen() {
  const id = new URLSearchParams(useLocation().search).get("id") ?? "";
  return <PromotionDetail key={id} id={id} />;
}
