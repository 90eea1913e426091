import { isTrial } from "@volado/domain/member";
import type { SecurityOverview as Overview } from "@volado/domain/security";
import {
  BankCardIcon,
  ButtonLink,
  Card,
  ClockIcon,
  InlineMessage,
  KeyIcon,
  List,
  ListItem,
  LockIcon,
  MailIcon,
  PhoneIcon,
  ShieldIcon,
} from "@volado/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { useDates } from "../../../shared/services/merchant-time.ts";
import { useSession } from "../../../shared/session/session-store.ts";

/** Values of the `view` parameter. */
const views = ["payment", "mobile", "email", "passkeys", "cards", "card"] as const;

/** A view of the security centre; the overview has no name. */
export type SecurityView = (typeof views)[number];

/** The view in the URL; undefined for the overview and for unknown names. */
export const securityViewOf = (search: string): SecurityView | undefined => {
  const requested = new URLSearchParams(search).get("view");
  return views.find((view) => view === requested);
};

/** Invites free accounts, which cannot bind anything, to register (Spec §6, §8 "free_reject"). */
function TrialNote() {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  return (
    <InlineMessage
      action={
        <ButtonLink size="s" variant="quiet" href={paths.register.to()} onNavigate={follow}>
          {t("freeReject.register")}
        </ButtonLink>
      }
    >
      {t("security.trial")}
    </InlineMessage>
  );
}

/** Every security setting with its state and a link to change it (Spec §2 /m/securityCenter). */
export function SecurityOverview({ overview }: { readonly overview: Overview }) {
  const { t } = useTranslation();
  const { momentOf } = useDates();
  const follow = useLinkNavigation();
  const trial = isTrial(useSession());
  const { hasPassword, hasPaymentPassword, mobile, email, bankCards, passkeys, lastLogin } = overview;
  const stateOf = (set: boolean) => t(set ? "security.set" : "security.unset");
  const rows: { view: SecurityView; icon: ReactNode; label: string; state: string }[] = [
    {
      view: "payment",
      icon: <ShieldIcon />,
      label: t("security.rows.payment"),
      state: stateOf(hasPaymentPassword),
    },
    {
      view: "mobile",
      icon: <PhoneIcon />,
      label: t("security.rows.mobile"),
      state: mobile ?? t("security.unset"),
    },
    {
      view: "email",
      icon: <MailIcon />,
      label: t("security.rows.email"),
      state: email ?? t("security.unset"),
    },
    {
      view: "cards",
      icon: <BankCardIcon />,
      label: t("security.rows.cards"),
      state: bankCards > 0 ? t("security.cardCount", { count: bankCards }) : t("security.unset"),
    },
  ];
  if (passkeys !== undefined)
    rows.unshift({
      view: "passkeys",
      icon: <KeyIcon />,
      label: t("security.rows.passkeys"),
      state: passkeys > 0 ? t("security.passkeys.count", { count: passkeys }) : t("security.unset"),
    });
  const time = lastLogin && momentOf(lastLogin.at);

  return (
    <>
      {trial ? <TrialNote /> : <p className="app-security__intro">{t("security.intro")}</p>}
      <Card kind="list">
        <List>
          {(hasPassword || !trial) && (
            <ListItem
              icon={<LockIcon />}
              detail={stateOf(hasPassword)}
              href={(hasPassword ? paths.changePassword : paths.forgotPassword).to()}
              onNavigate={follow}
            >
              {t("security.rows.password")}
            </ListItem>
          )}
          {!trial &&
            rows.map(({ view, icon, label, state }) => (
              <ListItem
                key={view}
                icon={icon}
                detail={state}
                href={paths.security.to({ view })}
                onNavigate={follow}
              >
                {label}
              </ListItem>
            ))}
          {time && (
            <ListItem
              icon={<ClockIcon />}
              detail={
                lastLogin.address ? t("security.lastLoginFrom", { time, address: lastLogin.address }) : time
              }
            >
              {t("security.rows.lastLogin")}
            </ListItem>
          )}
        </List>
      </Card>
      {time && hasPassword && (
        <InlineMessage
          action={
            <ButtonLink size="s" variant="quiet" href={paths.changePassword.to()} onNavigate={follow}>
              {t("security.changePassword")}
            </ButtonLink>
          }
        >
          {t("security.lastLoginHint")}
        </InlineMessage>
      )}
    </>
  );
}
