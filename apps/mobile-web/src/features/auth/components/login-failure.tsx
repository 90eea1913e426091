import type { MessageKey } from "@volado/domain/errors";
import { ButtonLink, InlineMessage } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { TryMessage } from "../../../shared/forms/try-message.tsx";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import type { LoginKind } from "../login-kind.ts";
import { refusalAt } from "../way-out.ts";

interface RefusalProps {
  readonly why: MessageKey;
  readonly kind: LoginKind;
}

function Refusal({ why, kind }: RefusalProps) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const follow = useLinkNavigation();
  const { text, wayOut } = refusalAt(why, kind, search);
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

export interface LoginFailureProps {
  /** Why the last try failed. */
  readonly failure: MessageKey | undefined;
  readonly kind: LoginKind;
  /** The next try is under way. */
  readonly waiting: boolean;
}

/** Why the login was refused, above the form, with a way to go on where there is one. */
export function LoginFailure({ failure, kind, waiting }: LoginFailureProps) {
  return (
    <TryMessage why={failure} waiting={waiting}>
      {(why) => <Refusal why={why} kind={kind} />}
    </TryMessage>
  );
}
