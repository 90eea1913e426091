import { MessageKey } from "@volado/domain/errors";
import { launchFailureAction } from "@volado/domain/launch";
import { Button, ButtonLink, EmptyState, RefreshIcon, WarningIcon, WrenchIcon } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { PlayWords } from "../hooks/use-play-words.ts";

/** Says why a game doesn't open and offers what helps: a retry only where it can, another game everywhere (Spec §8). */
export function LaunchFailure({ why, words, othersPath, logInPath, onAgain }: LaunchFailureProps) {
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
      title={words.failed}
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
            {words.others}
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
  readonly words: PlayWords;
  /** A list of games like this one. */
  readonly othersPath: string;
  readonly logInPath: string;
  readonly onAgain: () => void;
}
