import { useMutation, useQuery } from "@tanstack/react-query";
import { chatMutations, chatQueries } from "@volado/api-client/query";
import { limits } from "@volado/config";
import { permission } from "@volado/domain/member";
import { SiteSwitch } from "@volado/domain/site";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { storedLanguage } from "../../../shared/language/language.ts";
import { lazyMerchantConfig } from "../../../shared/lazy-merchant-config.ts";
import { framableUrl } from "../../../shared/navigation/framable-url.ts";
import { useStillHere } from "../../../shared/navigation/is-here.ts";
import { leaveFor } from "../../../shared/navigation/leave-page.ts";
import { showLoading, showToast } from "../../../shared/overlays/toast-store.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSiteInfo } from "../../../shared/services/use-site.ts";
import { useSession } from "../../../shared/session/session-store.ts";

/**
 * The visitor's access to the chat and the unread count; 0 if that fails to load, since the chat itself still works.
 */
export const useLiveChat = () => {
  const client = useClient();
  const viewer = useSession();
  const offered = useSiteInfo()?.switches.has(SiteSwitch.LiveChat) ?? false;
  const access = offered ? permission("live-chat", viewer) : "hidden";
  const { data: unread = 0 } = useQuery(
    chatQueries.unread(client, access === "allowed" ? viewer?.userName : undefined),
  );
  return {
    /** The visitor's access; hidden if the merchant has no chat (Spec §2 "only flag CBS3"). */
    access,
    /** Unread messages; 0 while unknown and for members who may not chat (Spec §6 "chat unread skipped"). */
    unread,
  } as const;
};

const hex = (part: number): string => part.toString(16).padStart(2, "0");

/** RGB of the page's theme colour; empty if none is set or the browser has no canvas. */
const themeColorParts = (): Iterable<number> => {
  const color = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content;
  const context = document.createElement("canvas").getContext("2d");
  if (color === undefined || !context) return [];
  // An unsupported colour leaves the fill at its default, black.
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return context.getImageData(0, 0, 1, 1).data;
};

/** The theme colour as `#rrggbb` for the chat, which may not support the themes' `oklch`; black if unknown. */
const headerColor = (): string => {
  const [red = 0, green = 0, blue = 0] = themeColorParts();
  return `#${hex(red)}${hex(green)}${hex(blue)}`;
};

const openDelay = () => new Promise((done) => setTimeout(done, limits.chat.openDelay));

/**
 * Opens the chat in this tab 500 ms after its URL arrives (Spec §7); the chat links back. Until then, further taps are
 * ignored, and a player who leaves the page isn't redirected. The app reports rejected calls. A URL that is neither the
 * site's own nor in `frameHosts` is not opened.
 */
export const useOpenChat = (): (() => Promise<void>) => {
  const { t } = useTranslation();
  const { mutateAsync } = useMutation(chatMutations.launch(useClient()));
  const stillHere = useStillHere();
  const opening = useRef(false);

  // The browser may restore this page from its back/forward cache.
  useEffect(() => {
    const reset = () => {
      opening.current = false;
    };
    window.addEventListener("pageshow", reset);
    return () => window.removeEventListener("pageshow", reset);
  }, []);

  return async () => {
    if (opening.current) return;
    opening.current = true;
    const done = showLoading(t("liveChat.opening"), limits.toast.loading);
    try {
      const input = {
        backUrl: location.href,
        headerColor: headerColor(),
        title: t("liveChat.title"),
        storedLanguage: storedLanguage(),
      };
      const { chatUrl } = await mutateAsync(input);
      const url = framableUrl(chatUrl, { siteOrigin: location.origin, hosts: lazyMerchantConfig.frameHosts });
      if (url) await openDelay();
      done();
      if (!stillHere()) return;
      if (url) leaveFor(url);
      else showToast({ kind: "error", text: t("liveChat.noAddress") });
      // While the browser navigates away, stay locked; `pageshow` unlocks a restored page.
      opening.current = url !== undefined;
    } catch {
      // The app reports the error.
      done();
      opening.current = false;
    }
  };
};
