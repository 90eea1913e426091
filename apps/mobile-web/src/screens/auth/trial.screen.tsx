import { ButtonLink } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { TrialStart } from "../../features/auth/components/trial-start.tsx";
import { brandMark } from "../../shared/brand-mark.tsx";
import { merchant } from "../../shared/merchant.ts";
import { paths } from "../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../shared/navigation/use-link-navigation.ts";
import { useSession } from "../../shared/session/session-store.ts";

export const texts = ["account"] as const;

/**
 * Explains and starts a free trial (Spec §2 "/m/trail", §4 "Trial play"). A member is asked first and warned that the
 * own session is suspended (Spec §6 "free play"; docs/decisions/074).
 */
export default function TrialScreen() {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const session = useSession();
  return (
    <div className="app-auth">
      <div className="app-auth__head">
        {brandMark(64)}
        <p className="app-auth__lead">{t(session ? "auth.trial.memberLead" : "auth.trial.lead")}</p>
      </div>
      <ul className="app-auth__facts">
        <li>{t("auth.trial.credit")}</li>
        <li>{t("auth.trial.limits")}</li>
        <li>{session ? t("auth.trial.memberWaits", { name: session.userName }) : t("auth.trial.keeps")}</li>
      </ul>
      <TrialStart />
      <p className="app-auth__other">
        {!session && <>{t("auth.trial.registerQuestion")} </>}
        <ButtonLink
          variant="link"
          size="s"
          href={(session ? paths.home : paths.register).to()}
          onNavigate={follow}
        >
          {t(session ? "auth.trial.memberStay" : "auth.toRegister")}
        </ButtonLink>
      </p>
      <p className="app-auth__age">{t("legal.minimumAge", { age: merchant.policy.minimumAge })}</p>
    </div>
  );
}
