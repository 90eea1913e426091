import "../../../shared/places/place-tiles.css";
import type { EntryAccess, MenuEntry } from "@volado/domain";
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
import { UnreadBadge } from "../../../shared/inbox/unread-badge.tsx";
import { type Page, paths } from "../../../shared/navigation/paths.ts";
import { PlaceTile } from "../../../shared/places/place-tile.tsx";
import { useEntryAccess } from "../hooks/use-entry-access.ts";

/** Every place of a member's, those about money first (Spec §2 "Right member menu", "Menu entries"). */
const places = [
  { entry: undefined, text: "menu.records", page: paths.transactions, icon: <ReceiptIcon /> },
  { entry: "benefits", text: "menu.benefits", page: paths.benefits, icon: <CrownIcon /> },
  { entry: "reward-centre", text: "menu.rewardCentre", page: paths.rewards, icon: <GiftIcon /> },
  // Daily tasks stand in the reward centre (Spec §2 "goes to reward center").
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

/** Addresses that need a query. */
const addressOf = ({
  entry,
  page,
}: {
  readonly entry: MenuEntry | undefined;
  readonly page: Page;
}): string => {
  if (entry === "daily-tasks") return paths.rewards.to({ view: "tasks" });
  if (page === paths.gameList) return paths.gameList.to({ type: "fav" });
  return page === paths.transactions ? paths.transactions.to({ types: "A" }) : page.to();
};

export interface MemberTilesProps {
  /** Whether a page can be opened; a tile leads nowhere else. */
  opens: (page: Page) => boolean;
  /**
   * What the message centre has unread.
   * @default 0
   */
  unread?: number | undefined;
}

/** The places that this player may go to, as tiles (Spec §2 "/m/member/home", §6). */
export function MemberTiles({ opens, unread = 0 }: MemberTilesProps) {
  const { t } = useTranslation();
  const accessOf = useEntryAccess();
  const shown = places
    .map((place) => ({
      ...place,
      access: place.entry ? accessOf(place.entry) : ("allowed" satisfies EntryAccess),
    }))
    .filter(({ access, page }) => access !== "hidden" && opens(page));
  return (
    <ul className="app-place-tiles">
      {shown.map(({ entry, text, page, icon, access }) => (
        <PlaceTile
          key={text}
          to={addressOf({ entry, page })}
          access={access}
          icon={icon}
          badge={
            page === paths.messages && (
              <UnreadBadge count={unread} label={(shown) => `(${t("menu.unread", { shown })})`} />
            )
          }
        >
          {t(text)}
        </PlaceTile>
      ))}
    </ul>
  );
}
