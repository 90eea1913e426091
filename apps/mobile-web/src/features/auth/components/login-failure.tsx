import type { MessageKey } from "@volado/domain/errors";
import { ButtonLink, InlineMessage } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import type { LoginKind } from "../login-kind.ts";
import { refusalAt } from "../way-out.ts";

/** Why the login was refused, above the form, with a way to go on where there is one. */
export function LoginFailure({ failure, kind }: { failure: MessageKey | undefined; kind: LoginKind }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const follow = useLinkNavigation();
  if (!failure) return null;
  const { text, wayOut } = refusalAt(failure, kind, search);
  return (
    <InlineMessage
      kind="error"
      action={
        wayOut && (
          <ButtonLink variant="link" size="s" href={wayOut.href} onNavigate={follow}>
            {t(wayOut.text)}
          </ButtonLink>
        )
      }
    >
      {t(text)}
    </InlineMessage>
  );
}
