import "@volado/ui/promotion-card.css";
import type { Announcement } from "@volado/domain/announcements";
import { PromotionCard } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { usePeriodText } from "../hooks/use-period-text.ts";

/** Cards that a phone shows at once. */
const IN_VIEW = 2;

/** The promotions of a category: first image, title, and the way to more (Spec §2 "Promotions list"). */
export function PromotionCards({ promotions }: { promotions: readonly Announcement[] }) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const periodText = usePeriodText();
  return (
    <ul className="app-promotions">
      {promotions.map((promotion, place) => {
        const [cover] = promotion.imageUrls;
        return (
          <li key={promotion.id}>
            <PromotionCard
              title={promotion.title}
              period={periodText(promotion)}
              moreLabel={t("promotions.more")}
              imageUrl={cover}
              eager={place < IN_VIEW}
              href={paths.promotion.to({ id: promotion.id })}
              onNavigate={follow}
            />
          </li>
        );
      })}
    </ul>
  );
}
