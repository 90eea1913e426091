import "./download-button.css";
import { DownloadIcon, IconButton } from "@volado/ui";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { openDownload } from "../../../shared/download/download-store.ts";
import { useAppOffered } from "../../../shared/download/use-app-links.ts";

/**
 * Offers the app in the header, on home pages alone (Spec §2 "Home header"). It comes after the first view
 * into a header that stands already, so it makes its own place before the search, where its coming moves
 * nothing.
 */
export function DownloadButton({ onHome }: { onHome: boolean }) {
  const { t } = useTranslation();
  const shown = useAppOffered(onHome);
  const [place, setPlace] = useState<HTMLElement>();

  useEffect(() => {
    if (!shown) return undefined;
    const made = document.createElement("span");
    made.className = "app-download-place";
    document.querySelector(".vo-header__end")?.prepend(made);
    setPlace(made);
    return () => {
      setPlace(undefined);
      made.remove();
    };
  }, [shown]);

  return (
    place &&
    createPortal(
      <IconButton
        className="app-download-button"
        label={t("download.title")}
        aria-haspopup="dialog"
        onClick={openDownload}
      >
        <DownloadIcon />
      </IconButton>,
      place,
    )
  );
}
