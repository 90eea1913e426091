import "@volado/ui/floating-button.css";
import { Drawer, FloatingButton, IconButton, List, ServiceIcon } from "@volado/ui";
import { useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { useCloseOnNavigation } from "../../../shared/navigation/close-on-back.ts";
import { showToast } from "../../../shared/overlays/toast-store.ts";
import { useRoomFor } from "../../../shared/overlays/use-room-for.ts";
import { useSiteInfo } from "../../../shared/services/use-site.ts";
import { type ServiceLink, useServiceLinks } from "../hooks/use-service-links.ts";
import { ContactRows } from "./contact-rows.tsx";

/** Opens the contact if there is only one, and returns whether it did. */
const openSingle = ([only, ...more]: readonly ServiceLink[]): boolean => {
  if (!only || more.length > 0) return false;
  window.open(only.url, "_blank", "noopener,noreferrer");
  return true;
};

/**
 * Customer-service button (Spec §2 "customer-service floating button"). A single contact opens directly; several are
 * listed by position; without any, the button is hidden. A merchant's only contact is read in advance. If only one of
 * several turns out to be usable, it opens directly too, unless reading took so long that the browser would block the
 * window; then it is listed.
 *
 * @param header where the button is shown; without it, at the end of the page, in a space of its own
 */
export function ServiceButton({ header }: { readonly header?: HTMLElement | undefined }) {
  const { t } = useTranslation();
  const [enabled, setEnabled] = useState(false);
  const [busy, setBusy] = useState(false);
  const [listOpen, setListOpen] = useState(false);
  const [notified, setNotified] = useState(false);
  useCloseOnNavigation(listOpen, () => setListOpen(false));
  const single = useSiteInfo()?.contacts.length === 1;
  const { count, links, read } = useServiceLinks(enabled || single);
  // The press starts reading, which may find no contact before the click. Hide the button only after the click has
  // shown the message, not under the finger.
  const unavailable = links.data?.length === 0 && (single || notified);
  const shown = count !== 0 && !unavailable && !(single && links.phase === "pending");
  useRoomFor("button", shown && header === undefined);
  if (!shown) return null;

  const open = async () => {
    if (busy) return;
    if (links.data && openSingle(links.data)) return;
    setBusy(true);
    try {
      const found = await read();
      if (navigator.userActivation?.isActive && openSingle(found)) return;
      if (found.length > 0) setListOpen(true);
      else {
        showToast({ kind: "info", text: t("service.unavailable") });
        setNotified(true);
      }
    } catch {
      showToast({ kind: "error", text: t("errors.network") });
    } finally {
      setBusy(false);
      setEnabled(true);
    }
  };

  const button = {
    label: t("service.open"),
    "aria-haspopup": count > 1 ? ("dialog" as const) : undefined,
    // Starts about 100 ms before the click, like link prefetching.
    onPointerDown: () => setEnabled(true),
    onClick: () => void open(),
  };

  return (
    <>
      {header ? (
        createPortal(
          <IconButton {...button} aria-busy={busy || undefined} aria-disabled={busy || undefined}>
            <ServiceIcon />
          </IconButton>,
          header,
        )
      ) : (
        <FloatingButton {...button} className="app-service-button" busy={busy}>
          <ServiceIcon size={26} />
        </FloatingButton>
      )}
      <Drawer
        open={listOpen}
        onClose={() => setListOpen(false)}
        title={t("service.title")}
        closeLabel={t("common.close")}
      >
        <List>
          <ContactRows links={links.data ?? []} onOpen={() => setListOpen(false)} />
        </List>
      </Drawer>
    </>
  );
}
