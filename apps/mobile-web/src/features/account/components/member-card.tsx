import "./member-card.css";
import { answersInPlace } from "@volado/domain/member";
import {
  Avatar,
  Button,
  ButtonLink,
  CopyIcon,
  DepositIcon,
  IconButton,
  Skeleton,
  WithdrawIcon,
} from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useCopy } from "../../../shared/device/use-copy.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { loginPath } from "../../../shared/navigation/return-path.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { showPrompt } from "../../../shared/overlays/prompt-store.ts";
import { asyncState } from "../../../shared/query/async-state.ts";
import { useEntryAccess, useMember } from "../hooks/use-member.ts";

/**
 * Card for guests: the default avatar, and links to log in and register (Spec §2 "Right member menu: avatar (default
 * for guests)").
 */
export function GuestCard() {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  return (
    <>
      <div className="app-member">
        <Avatar size={56} />
        <div className="app-member__text">
          <p className="app-member__name">{t("menu.guest")}</p>
          <p className="app-member__account">{t("menu.guestDetail")}</p>
        </div>
      </div>
      <div className="app-member__ways">
        <ButtonLink href={loginPath()} onNavigate={follow}>
          {t("shell.login")}
        </ButtonLink>
        <ButtonLink variant="quiet" href={paths.register.to()} onNavigate={follow}>
          {t("shell.register")}
        </ButtonLink>
      </div>
    </>
  );
}

const moneyActions = [
  { entry: "withdraw", text: "menu.withdraw", page: paths.withdraw, look: "quiet", Icon: WithdrawIcon },
  { entry: "deposit", text: "shell.tabs.deposit", page: paths.deposit, look: "action", Icon: DepositIcon },
] as const;

/**
 * Withdraw and deposit buttons under the balance, in this order (Spec §2 "Agent home"). A free account's deposit
 * button opens a prompt instead of the page (Spec §6).
 */
export function MoneyButtons() {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const accessOf = useEntryAccess();
  const shown = moneyActions.filter(({ entry }) => accessOf(entry) !== "hidden");
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

export interface MemberCardProps {
  account: string;
  /** Turns the avatar into a button that calls this. */
  onPicture?: (() => void) | undefined;
}

/** Avatar, name with copy action and, if the merchant has a VIP club, the label (Spec §2 "Right member menu"). */
export function MemberCard({ account, onPicture }: MemberCardProps) {
  const { t } = useTranslation();
  const { phase, data: member } = asyncState(useMember());
  const accessOf = useEntryAccess();
  const label = accessOf("benefits") === "hidden" ? undefined : member?.clubLabel;
  const name = member?.nickname ?? member?.account ?? account;
  const copy = useCopy();

  const picture = <Avatar name={name} src={member?.avatarUrl} size={56} />;
  return (
    <div className="app-member">
      {onPicture ? (
        <button
          type="button"
          className="app-member__picture"
          aria-label={t("picture.change")}
          aria-haspopup="dialog"
          onClick={onPicture}
        >
          {picture}
        </button>
      ) : (
        picture
      )}
      <div className="app-member__text">
        <p className="app-member__name">{name}</p>
        {phase === "pending" ? (
          <Skeleton width="50%" />
        ) : (
          <p className="app-member__account">{t("shell.memberAccount", { account })}</p>
        )}
        {label !== undefined && <span className="app-member__club">{label}</span>}
      </div>
      <IconButton label={t("shell.copyName")} onClick={() => void copy(name)}>
        <CopyIcon size={20} />
      </IconButton>
    </div>
  );
}
