import { ButtonLink } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import type { LoginPrefill } from "../../../shared/navigation/login-prefill.ts";
import { paths } from "../../../shared/navigation/paths.ts";

/** Leads from the form to the prefilled login, keeping its return path (`back`). */
export function LoginLink({ prefill }: { prefill: LoginPrefill }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const back = new URLSearchParams(useLocation().search).get("back") ?? undefined;
  const login = paths.login.to({ back });
  return (
    <ButtonLink
      variant="link"
      size="s"
      href={login}
      onNavigate={(event) => {
        event.preventDefault();
        void navigate(login, { state: prefill });
      }}
    >
      {t("shell.titles.login")}
    </ButtonLink>
  );
}
