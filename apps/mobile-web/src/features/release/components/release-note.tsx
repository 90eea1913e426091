import { Button, InlineMessage } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { leaveRelease, useOtherRelease } from "../../../shared/release/release-store.ts";
import { useUnsavedInput } from "../hooks/use-unsaved-input.ts";
import "./release-note.css";

/**
 * Says that the site has a new version and lets the player choose when to take it (issue "Installable"). It
 * waits while a game is played or a form is being filled in, unless something on this page can't be had
 * without it; then it says what that costs.
 */
export function ReleaseNote({ playing, onReload }: ReleaseNoteProps) {
  const { t } = useTranslation();
  const other = useOtherRelease();
  const typing = useUnsavedInput();
  const shown = other && (other.needed || !(playing || typing));

  return (
    <div className="app-release" role="status">
      {shown && (
        <InlineMessage
          role="presentation"
          action={
            <span className="app-release__choice">
              <Button size="s" onClick={onReload}>
                {t("release.take")}
              </Button>
              <Button size="s" variant="quiet" onClick={leaveRelease}>
                {t("release.later")}
              </Button>
            </span>
          }
        >
          {other.needed ? t("release.needed") : t("release.new")}
        </InlineMessage>
      )}
    </div>
  );
}

export interface ReleaseNoteProps {
  /** A game is on the screen. */
  readonly playing: boolean;
  /** Brings the page anew. */
  readonly onReload: () => void;
}
