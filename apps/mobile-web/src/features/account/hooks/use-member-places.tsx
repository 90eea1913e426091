import type { MenuEntry } from "@volado/domain/member";
import {
  CalendarIcon,
  ClockIcon,
  CrownIcon,
  GiftIcon,
  InfoIcon,
  InviteIcon,
  MailIcon,
  ReceiptIcon,
  SettingsIcon,
  ShieldIcon,
  StarIcon,
  TasksIcon,
  TeamIcon,
  TicketIcon,
} from "@volado/ui";
import { useTranslation } from "react-i18next";
import { type Page, paths } from "../../../shared/navigation/paths.ts";
import { useEntryAccess } from "./use-member.ts";

export interface MemberPlacesProps {
  /**
   * Unread count of the message centre.
   * @default 0
   */
  unread?: number | undefined;
}

/**
 * All member places, money first (Spec §2 "Right member menu", "Menu entries"). Help is last, because it isn't in any
 * menu of §2 (docs/decisions/106).
 */
const places = [
  { entry: undefined, text: "menu.records", page: paths.transactions, icon: <ReceiptIcon /> },
  { entry: "benefits", text: "menu.benefits", page: paths.benefits, icon: <CrownIcon /> },
  { entry: "reward-centre", text: "menu.rewardCentre", page: paths.rewards, icon: <GiftIcon /> },
  // Daily tasks are part of the reward centre (Spec §2 "goes to reward center").
  { entry: "daily-tasks", text: "menu.dailyTasks", page: paths.rewards, icon: <TasksIcon /> },
  { entry: "daily-sign-in", text: "menu.dailySignIn", page: paths.dailySignIn, icon: <CalendarIcon /> },
  { entry: "promo-code", text: "menu.promoCode", page: paths.promoCode, icon: <TicketIcon /> },
  { entry: "invite", text: "menu.invite", page: paths.inviteFriends, icon: <InviteIcon /> },
  { entry: "agency-centre", text: "menu.agencyCentre", page: paths.agentHome, icon: <TeamIcon /> },
  { entry: undefined, text: "menu.messages", page: paths.messages, icon: <MailIcon /> },
  { entry: "security-centre", text: "menu.securityCentre", page: paths.security, icon: <ShieldIcon /> },
  { entry: undefined, text: "shell.favourites", page: paths.gameList, icon: <StarIcon /> },
  { entry: undefined, text: "shell.recents", page: paths.recent, icon: <ClockIcon /> },
  { entry: undefined, text: "menu.settings", page: paths.settings, icon: <SettingsIcon /> },
  { entry: undefined, text: "menu.help", page: paths.help, icon: <InfoIcon /> },
] as const;

/** A place's address, with the query that some pages need. */
const addressOf = (entry: MenuEntry | undefined, page: Page): string => {
  if (entry === "daily-tasks") return paths.rewards.to({ view: "tasks" });
  if (page === paths.gameList) return paths.gameList.to({ type: "fav" });
  return page === paths.transactions ? paths.transactions.to({ types: "A" }) : page.to();
};

/** The places this player can open (Spec §2 "/m/member/home", §6). */
export const useMemberPlaces = () => {
  const { t } = useTranslation();
  const accessOf = useEntryAccess();
  return places.flatMap(({ entry, text, page, icon }) => {
    const access = entry ? accessOf(entry) : "allowed";
    if (access === "hidden") return [];
    return [
      { name: t(text), to: addressOf(entry, page), icon, access, holdsMessages: page === paths.messages },
    ];
  });
};
