import "./release-note.css";
import { Button, InlineMessage } from "@volado/ui";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { hasUnsavedInput, leaveRelease, useOtherRelease } from "../../../shared/release/release-store.ts";

const events = ["input", "change", "focusin", "focusout", "click"] as const;

const subscribe = (changed: () => void) => {
  for (const name of events) document.addEventListener(name, changed, { passive: true });
  return () => {
    for (const name of events) document.removeEventListener(name, changed);
  };
};

/** Whether a form on the page has unsaved input; checked after every user interaction. */
const useUnsavedInput = (): boolean => useSyncExternalStore(subscribe, () => hasUnsavedInput(document));

/**
 * Offers a new version of the site (issue "Installable"). Waits while a game or a form is in use, unless the page
 * cannot work without the new version; then it warns about losing input.
 */
export function ReleaseNote({ playing, onReload }: { playing: boolean; onReload: () => void }) {
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
