import "./deferred-shell.css";
import "../header/header-place.css";
import { DownloadIcon, IconButton } from "@volado/ui";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { ContractPrompts } from "../../../features/agent-contracts/components/contract-prompts.tsx";
import { DownloadOffers } from "../../../features/app-install/components/download-offers.tsx";
import { ServiceButton } from "../../../features/customer-service/components/service-button.tsx";
import { LanguageOffer } from "../../../features/language-offer/components/language-offer.tsx";
import { LoginPopups } from "../../../features/notices/components/notice-popups.tsx";
import { ReleaseNote } from "../../../features/release/components/release-note.tsx";
import { openDownload, useAppOffered } from "../../../shared/device/app-download.ts";
import { noteWebClip } from "../../../shared/device/device.ts";
import { lazyComponent } from "../../../shared/lazy/lazy-component.tsx";
import { merchant } from "../../../shared/merchant.ts";
import { usePopupGate } from "../../../shared/overlays/popup-store.ts";
import { useSession } from "../../../shared/session/session-store.ts";
import { useBackOnline } from "../../hooks/use-back-online.ts";
import { useOfflinePrefetch } from "../../hooks/use-offline-prefetch.ts";
import { usePreloadNext, usePreloadOnTouch } from "../../hooks/use-preload.ts";
import { useReleases } from "../../hooks/use-releases.ts";
import { useRoute } from "../../hooks/use-route.ts";
import { PromptHost } from "../prompts/prompt-host.tsx";

/**
 * A place at the start of the header's end, for what loads after the first view: there it shifts nothing. Undefined
 * while it is not wanted.
 */
const useHeaderPlace = (wanted: boolean): HTMLElement | undefined => {
  const { header } = useRoute();
  const [place, setPlace] = useState<HTMLElement>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: home's header and that of the other pages are two elements.
  useEffect(() => {
    if (!wanted) return undefined;
    const made = document.createElement("span");
    made.className = "app-header-place";
    document.querySelector(".vo-header__end")?.prepend(made);
    setPlace(made);
    return () => {
      setPlace(undefined);
      made.remove();
    };
  }, [wanted, header]);

  return place;
};

/** Offers the app in the header of home pages (Spec §2 "Home header"). */
function DownloadButton({ onHome }: { onHome: boolean }) {
  const { t } = useTranslation();
  const place = useHeaderPlace(useAppOffered(onHome));
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

const Vitals = lazyComponent({
  name: "vitals",
  load: () => import("../../../features/vitals/vitals.tsx"),
  onFail: "silent",
});

/**
 * The customer-service button: in the header, except on home, whose header has no space for it. There it floats at the
 * end of the page, where it covers nothing.
 */
function Service({ floats }: { readonly floats: boolean }) {
  const place = useHeaderPlace(!floats);
  return (floats || place) && <ServiceButton header={place} />;
}

/**
 * Parts around the pages that load after the first view; their texts are in the part "deferredShell". Popups among them
 * are queued (`shared/overlays`).
 */
export default function DeferredShell() {
  const { tab, header, fullScreen = false, patterns } = useRoute();
  const [landing] = useState(patterns[0]);
  const session = useSession();
  const firstPassword = session?.firstTimeLogin ?? false;
  // Forms, games and the pages leading to them have no bottom menu: don't interrupt the player there.
  const quiet = tab === undefined;
  const everywhere = merchant.layout.serviceButton === "every-page";
  useState(noteWebClip);
  usePopupGate(quiet || firstPassword);
  usePreloadOnTouch();
  usePreloadNext(!quiet, session !== undefined);
  useBackOnline();
  useOfflinePrefetch();
  const reload = useReleases(fullScreen);
  return (
    <>
      <div className="app-deferred">
        {!fullScreen && <LanguageOffer />}
        <ReleaseNote playing={fullScreen} onReload={reload} />
        <DownloadOffers onHome={header === "logo"} />
      </div>
      <DownloadButton onHome={header === "logo"} />
      {(!quiet || (everywhere && !fullScreen)) && <Service floats={header === "logo"} />}
      <PromptHost />
      <LoginPopups here={header === "logo"} />
      <ContractPrompts />
      {merchant.vitalsAddress !== "" && <Vitals route={landing} />}
    </>
  );
}
