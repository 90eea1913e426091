import "./release-note.css";
import { Button, InlineMessage } from "@volado/ui";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { hasUnsavedInput } from "../../../shared/release/has-unsaved-input.ts";
import { leaveRelease, useOtherRelease } from "../../../shared/release/release-store.ts";

const moments = ["input", "change", "focusin", "focusout", "click"] as const;

const subscribe = (changed: () => void) => {
  for (const name of moments) document.addEventListener(name, changed, { passive: true });
  return () => {
    for (const name of moments) document.removeEventListener(name, changed);
  };
};

/** Whether a form on the page holds something typed; looked at whenever the player does something. */
const useUnsavedInput = (): boolean => useSyncExternalStore(subscribe, () => hasUnsavedInput(document));

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
