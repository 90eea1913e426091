import "./money-buttons.css";
import { answersInPlace, type EntryAccess } from "@volado/domain/member";
import { Button, ButtonLink, DepositIcon, WithdrawIcon } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { type Page, paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { showPrompt } from "../../../shared/prompts/prompt-store.ts";
import { useEntryAccess } from "../hooks/use-entry-access.ts";

const ways = [
  { entry: "withdraw", text: "menu.withdraw", page: paths.withdraw, look: "quiet", Icon: WithdrawIcon },
  { entry: "deposit", text: "shell.tabs.deposit", page: paths.deposit, look: "action", Icon: DepositIcon },
] as const;

/** Whether the way is there for this player: its page opens, or the tap is answered in place. */
const leads = (access: EntryAccess, page: Page, opens: (page: Page) => boolean): boolean =>
  access !== "hidden" && (opens(page) || answersInPlace(access));

/**
 * Withdrawal and deposit under the balance, in this order (Spec §2 "Agent home"); a free account's deposit is rejected
 * where it stands (Spec §6).
 */
export function MoneyButtons({ opens }: { opens: (page: Page) => boolean }) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const accessOf = useEntryAccess();
  const shown = ways.filter(({ entry, page }) => leads(accessOf(entry), page, opens));
  if (shown.length === 0) return null;
  return (
    <div className="app-money">
      {shown.map(({ entry, text, page, look, Icon }) => {
        const access = accessOf(entry);
        return answersInPlace(access) ? (
          <Button key={entry} variant={look} icon={<Icon size={20} />} onClick={() => showPrompt(access)}>
            {t(text)}
          </Button>
        ) : (
          <ButtonLink
            key={entry}
            variant={look}
            icon={<Icon size={20} />}
            href={page.to()}
            onNavigate={follow}
          >
            {t(text)}
          </ButtonLink>
        );
      })}
    </div>
  );
}
