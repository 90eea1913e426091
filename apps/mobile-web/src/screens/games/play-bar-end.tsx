import { Button, ButtonLink } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { Balance } from "../../features/wallet/components/balance.tsx";

/**
 * The end of a member's play bar: the balance and, where the game has a demonstration, the way into it and back.
 */
export function MemberEnd({ practice, onChangePractice }: MemberEndProps) {
  const { t } = useTranslation();
  return (
    <>
      {practice !== undefined && (
        <Button size="s" variant={practice ? "action" : "quiet"} onClick={onChangePractice}>
          {t(practice ? "games.play.forMoney" : "games.play.practice")}
        </Button>
      )}
      {practice !== true && <Balance size="compact" />}
    </>
  );
}

export interface MemberEndProps {
  /** Whether the demonstration is open; undefined where the game has none. */
  readonly practice: boolean | undefined;
  readonly onChangePractice: () => void;
}

/** The end of a guest's play bar: the way to the login. */
export function GuestEnd({ loginHref, onLogIn }: GuestEndProps) {
  const { t } = useTranslation();
  return (
    <ButtonLink
      size="s"
      href={loginHref}
      onNavigate={(event) => {
        event.preventDefault();
        onLogIn();
      }}
    >
      {t("shell.login")}
    </ButtonLink>
  );
}

export interface GuestEndProps {
  readonly loginHref: string;
  readonly onLogIn: () => void;
}
