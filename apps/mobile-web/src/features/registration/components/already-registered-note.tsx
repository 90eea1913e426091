import { ButtonLink, InlineMessage } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { LoginPrefill } from "../../../shared/navigation/login-prefill.ts";
import { paths } from "../../../shared/navigation/paths.ts";

/** An earlier attempt without a response seems to have registered the player; links to the login. */
export function AlreadyRegisteredNote({ prefill }: { prefill: LoginPrefill }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <InlineMessage
      action={
        <ButtonLink
          variant="link"
          size="s"
          href={paths.login.to()}
          onNavigate={(event) => {
            event.preventDefault();
            void navigate(paths.login.to(), { state: prefill });
          }}
        >
          {t("shell.titles.login")}
        </ButtonLink>
      }
    >
      {t("register.arrived")}
    </InlineMessage>
  );
}
