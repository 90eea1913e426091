import "./promotions.css";
import { useLocation, useNavigate } from "react-router";
import { PromotionList } from "../../features/promotions/components/promotion-list.tsx";
import { paths } from "../../shared/navigation/paths.ts";

/** The parts of the texts that it uses. */
export const texts = ["news"] as const;

/** All promotions by category, which is in the address (Spec §2 "/m/activity"). */
export default function PromotionsScreen() {
  const navigate = useNavigate();
  return (
    <PromotionList
      category={new URLSearchParams(useLocation().search).get("category")}
      onCategory={(category) => void navigate(paths.promotions.to({ category }), { replace: true })}
    />
  );
}
