import { MessageKey } from "@volado/domain/errors";
import { launchFailureAction } from "@volado/domain/launch";
import { Button, ButtonLink, EmptyState, RefreshIcon, WarningIcon, WrenchIcon } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { PlayTexts } from "../hooks/use-play-texts.ts";

/** Why a game does not open, with a retry if that can help and always a link to other games (Spec §8). */
export function LaunchFailure({ why, texts, othersPath, logInPath, onAgain }: LaunchFailureProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const way = launchFailureAction(why);
  const goTo = (event: { preventDefault: () => void }, path: string) => {
    event.preventDefault();
    void navigate(path, { replace: true });
  };
  return (
    <EmptyState
      role="alert"
      className="app-play__failure"
      drawing={why === MessageKey.GameMaintenance ? <WrenchIcon size={36} /> : <WarningIcon size={36} />}
      title={texts.failed}
      action={
        <div className="app-play__ways">
          {way === "retry" && (
            <Button icon={<RefreshIcon size={20} />} onClick={onAgain}>
              {t("common.retry")}
            </Button>
          )}
          {way === "log-in" && (
            <ButtonLink href={logInPath} onNavigate={(event) => goTo(event, logInPath)}>
              {t("shell.login")}
            </ButtonLink>
          )}
          <ButtonLink
            variant={way === "other-games" ? "action" : "quiet"}
            href={othersPath}
            onNavigate={(event) => goTo(event, othersPath)}
          >
            {texts.others}
          </ButtonLink>
        </div>
      }
    >
      {t(why)}
    </EmptyState>
  );
}

interface LaunchFailureProps {
  readonly why: MessageKey;
  readonly texts: PlayTexts;
  /** A list of similar games. */
  readonly othersPath: string;
  readonly logInPath: string;
  readonly onAgain: () => void;
}
