import {
  CalendarIcon,
  GiftIcon,
  LanguageIcon,
  ListItem,
  TasksIcon,
  TicketIcon,
  WithdrawIcon,
} from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useEntryAccess } from "../../../../features/account/hooks/use-member.ts";
import { severalLanguages } from "../../../../shared/language/language.ts";
import { LanguageChoice } from "../../../../shared/language/language-choice.tsx";
import { paths } from "../../../../shared/navigation/paths.ts";
import { MenuRow, MessagesRow } from "./menu-row.tsx";

/**
 * The side menu's own entries in the specification's order (Spec §2 "Menu entries"): before the language, and after
 * it.
 */
const entries = {
  before: [
    { entry: "withdraw", text: "menu.withdraw", page: paths.withdraw, icon: <WithdrawIcon /> },
    { entry: "daily-sign-in", text: "menu.dailySignIn", page: paths.dailySignIn, icon: <CalendarIcon /> },
  ],
  after: [
    {
      entry: "reward-centre",
      text: "menu.rewardCentre",
      page: paths.rewards,
      besides: paths.rewards.to({ view: "tasks" }),
      icon: <GiftIcon />,
    },
    { entry: "promo-code", text: "menu.promoCode", page: paths.promoCode, icon: <TicketIcon /> },
    // Daily tasks are part of the reward centre (Spec §2 "goes to reward center").
    {
      entry: "daily-tasks",
      text: "menu.dailyTasks",
      page: paths.rewards,
      to: paths.rewards.to({ view: "tasks" }),
      icon: <TasksIcon />,
    },
  ],
} as const;

/** Withdrawal, daily sign-in, language, rewards, promo code and daily tasks; then messages (docs/decisions/093). */
export function EntryRows({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const accessOf = useEntryAccess();
  const rows = (place: keyof typeof entries) =>
    entries[place].map(({ entry, text, page, icon, ...place }) => (
      <MenuRow key={entry} page={page} {...place} access={accessOf(entry)} icon={icon} onClose={onClose}>
        {t(text)}
      </MenuRow>
    ));
  return (
    <>
      {rows("before")}
      {severalLanguages && (
        <ListItem icon={<LanguageIcon />} end={<LanguageChoice whole />}>
          {t("shell.language")}
        </ListItem>
      )}
      {rows("after")}
      <MessagesRow onClose={onClose} />
    </>
  );
}
