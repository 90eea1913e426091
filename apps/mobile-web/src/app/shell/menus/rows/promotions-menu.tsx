import { AccordionItem, GiftIcon, List, ListItem, Spinner } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useActivities } from "../../../../shared/messages/use-announcements.ts";
import { paths } from "../../../../shared/navigation/paths.ts";
import { RetryBlock } from "../../../../shared/query/retry-block.tsx";
import { MenuRow } from "./menu-row.tsx";

/**
 * The first promotions, each with its own page, and a link to all of them (Spec §2 "promotion accordion", §9 "3
 * activities").
 */
function Promotions({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const activities = useActivities();
  if (activities.phase === "pending") return <Spinner label={t("common.loading")} />;
  if (activities.phase === "failed") return <RetryBlock onRetry={activities.retry} />;
  return (
    <List>
      {activities.data.length === 0 && <ListItem>{t("menu.noPromotions")}</ListItem>}
      {activities.data.map(({ id, title }) => (
        <MenuRow
          key={id}
          page={paths.promotion}
          to={paths.promotion.to({ id })}
          icon={undefined}
          onClose={onClose}
        >
          {title}
        </MenuRow>
      ))}
      <MenuRow page={paths.promotions} icon={undefined} onClose={onClose}>
        {t("menu.allPromotions")}
      </MenuRow>
    </List>
  );
}

/** The promotion accordion; its content loads when it opens. */
export function PromotionsMenu({ group, onClose }: { group: string; onClose: () => void }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  return (
    <AccordionItem
      icon={<GiftIcon />}
      label={t("menu.promotions")}
      group={group}
      onOpenChange={(open) => open && setOpened(true)}
    >
      {opened && <Promotions onClose={onClose} />}
    </AccordionItem>
  );
}
