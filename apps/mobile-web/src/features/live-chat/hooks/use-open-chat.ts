import { useMutation, useQuery } from "@tanstack/react-query";
import { chatMutations, chatQueries } from "@volado/api-client/query";
import { limits } from "@volado/config";
import { type Permission, permission } from "@volado/domain/member";
import { SiteSwitch } from "@volado/domain/site";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { storedLanguage } from "../../../shared/language/language.ts";
import { lazyMerchantConfig } from "../../../shared/lazy-merchant-config.ts";
import { useStillHere } from "../../../shared/navigation/is-here.ts";
import { leaveFor } from "../../../shared/navigation/leave-page.ts";
import { framableUrl } from "../../../shared/play/framable-url.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { useSiteInfo } from "../../../shared/site/use-site.ts";
import { showLoading } from "../../../shared/toast/show-loading.ts";
import { showToast } from "../../../shared/toast/toast-store.ts";

/** The live chat as the current visitor sees it. */
export interface LiveChat {
  /** What a tap does; hidden while the merchant has none (Spec §2 "only flag CBS3"). */
  readonly access: Permission | "hidden";
  /** Messages not seen yet; 0 while unknown, and for members who may not chat (Spec §6 "chat unread skipped"). */
  readonly unread: number;
}

/**
 * Whether there is a live chat, for whom, and what waits in it. An unavailable count shows as none: the chat
 * itself is there.
 */
export const useLiveChat = (): LiveChat => {
  const client = useClient();
  const viewer = useSession();
  const offered = useSiteInfo()?.switches.has(SiteSwitch.LiveChat) ?? false;
  const access = offered ? permission("live-chat", viewer) : "hidden";
  const { data: unread = 0 } = useQuery(
    chatQueries.unread(client, access === "allowed" ? viewer?.userName : undefined),
  );
  return { access, unread };
};

const hex = (part: number): string => part.toString(16).padStart(2, "0");

/** Red, green and blue of what the page names as its ground; nothing when it names none, or the browser can't draw. */
const groundParts = (): Iterable<number> => {
  const named = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content;
  const brush = document.createElement("canvas").getContext("2d");
  if (named === undefined || !brush) return [];
  // What the browser can't read leaves the brush as it is: black.
  brush.fillStyle = named;
  brush.fillRect(0, 0, 1, 1);
  return brush.getImageData(0, 0, 1, 1).data;
};

/**
 * The site's ground as `#rrggbb`, for a chat that is to look like it: themes are written in `oklch`, which a
 * chat may not know. Black when it can't be told.
 */
const headerColor = (): string => {
  const [red = 0, green = 0, blue = 0] = groundParts();
  return `#${hex(red)}${hex(green)}${hex(blue)}`;
};

const patience = () => new Promise((done) => setTimeout(done, limits.chat.openDelay));

/**
 * Opens the chat in the site's place, 500 ms after its address is known (Spec §7); the chat itself leads
 * back. Taps meanwhile change nothing, and whoever has gone elsewhere in the site is left there. A refused
 * call is told by the app; an address that isn't one of the site's own or of the merchant's vendors
 * (`frameHosts`) is not followed.
 */
export const useOpenChat = (): (() => Promise<void>) => {
  const { t } = useTranslation();
  const { mutateAsync } = useMutation(chatMutations.launch(useClient()));
  const stillHere = useStillHere();
  const opening = useRef(false);

  // A page that the browser kept whole may be come back to.
  useEffect(() => {
    const back = () => {
      opening.current = false;
    };
    window.addEventListener("pageshow", back);
    return () => window.removeEventListener("pageshow", back);
  }, []);

  return async () => {
    if (opening.current) return;
    opening.current = true;
    const done = showLoading(t("liveChat.opening"), limits.toast.loading);
    try {
      const look = {
        backUrl: location.href,
        headerColor: headerColor(),
        title: t("liveChat.title"),
        storedLanguage: storedLanguage(),
      };
      const { chatUrl } = await mutateAsync(look);
      const url = framableUrl(chatUrl, { siteOrigin: location.origin, hosts: lazyMerchantConfig.frameHosts });
      if (url) await patience();
      done();
      if (!stillHere()) return;
      if (url) leaveFor(url);
      else showToast({ kind: "error", text: t("liveChat.noAddress") });
      // On its way out the page stays as it is; `pageshow` begins anew.
      opening.current = url !== undefined;
    } catch {
      // Told by the app.
      done();
      opening.current = false;
    }
  };
};
