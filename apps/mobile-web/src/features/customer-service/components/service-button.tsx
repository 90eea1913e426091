import "@volado/ui/floating-button.css";
import { Drawer, FloatingButton, List, ServiceIcon } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRoomFor } from "../../../shared/floating/use-room-for.ts";
import { useCloseOnNavigation } from "../../../shared/navigation/close-on-back.ts";
import { useSiteInfo } from "../../../shared/site/use-site.ts";
import { showToast } from "../../../shared/toast/toast-store.ts";
import { type ServiceLink, useServiceLinks } from "../hooks/use-service-links.ts";
import { ContactRows } from "./contact-rows.tsx";

/** Opens the contact if there is only one, and returns whether it did. */
const openOnly = ([only, ...more]: readonly ServiceLink[]): boolean => {
  if (!only || more.length > 0) return false;
  window.open(only.url, "_blank", "noopener,noreferrer");
  return true;
};

/**
 * Customer-service button (Spec §2 "customer-service floating button"). A single contact opens directly, several are
 * listed by position, and without any the button is hidden. A merchant's only contact is read in advance. If reading
 * leaves one contact of several it opens directly too, unless reading took so long that the browser would block the
 * window: then it is listed.
 */
export function ServiceButton() {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [listed, setListed] = useState(false);
  const [told, setTold] = useState(false);
  useCloseOnNavigation(listed, () => setListed(false));
  const single = useSiteInfo()?.contacts.length === 1;
  const { named, links, read } = useServiceLinks(wanted || single);
  // The press starts reading, which may find no contact before the click. Hide the button only after the click has
  // shown the message, not under the finger.
  const none = links.data?.length === 0 && (single || told);
  const shown = named !== 0 && !none && !(single && links.phase === "pending");
  useRoomFor("button", shown);
  if (!shown) return null;

  const open = async () => {
    if (links.data && openOnly(links.data)) return;
    setBusy(true);
    try {
      const found = await read();
      if (navigator.userActivation?.isActive && openOnly(found)) return;
      if (found.length > 0) setListed(true);
      else {
        showToast({ kind: "info", text: t("service.unavailable") });
        setTold(true);
      }
    } catch {
      showToast({ kind: "error", text: t("errors.network") });
    } finally {
      setBusy(false);
      setWanted(true);
    }
  };

  return (
    <>
      <FloatingButton
        label={t("service.open")}
        aria-haspopup={named > 1 ? "dialog" : undefined}
        busy={busy}
        // Starts about 100 ms before the click, like link prefetching.
        onPointerDown={() => setWanted(true)}
        onClick={() => void open()}
      >
        <ServiceIcon size={26} />
      </FloatingButton>
      <Drawer
        open={listed}
        onClose={() => setListed(false)}
        title={t("service.title")}
        closeLabel={t("common.close")}
      >
        <List>
          <ContactRows links={links.data ?? []} onOpen={() => setListed(false)} />
        </List>
      </Drawer>
    </>
  );
}
