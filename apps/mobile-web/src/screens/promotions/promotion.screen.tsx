import "./promotions.css";
import { useLocation } from "react-router";
import { PromotionDetail } from "../../features/promotions/components/promotion-detail.tsx";

/** The parts of the texts that it shows. */
export const texts = ["news"] as const;

/** One promotion, which the address names (Spec §2 "/m/activityDetail?id={id}"). */
export default function PromotionScreen() {
  const id = new URLSearchParams(useLocation().search).get("id") ?? "";
  return <PromotionDetail key={id} id={id} />;
}
