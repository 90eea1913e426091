import { BannerGroup, ContentType } from "@volado/domain";
import { announcementBundle } from "../catalogue/announcement-bundle.ts";
import type { ContentLanguage } from "../catalogue/content.ts";
import type { Services } from "../services.ts";
import { siteStatus } from "../settings/site-status.ts";

const PLACEHOLDER = "<!--volado:boot-->";

const homeTypes = [
  ContentType.Banner,
  ContentType.Player,
  ContentType.Popup,
  ContentType.Promotion,
  ContentType.Hot,
];

/** JSON that can stand inside a script element: no `<` can end it, and no line separator can break it. */
export const scriptSafeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");

const attribute = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/**
 * Puts into the page what its first screen needs: the status, and for home the announcements and an early start of the
 * first banner. All of it is the same for every guest, so the page can be kept.
 */
export const bootedPage = (
  page: string,
  services: Services,
  language: ContentLanguage,
  home: boolean,
): string => {
  const announcements = home
    ? announcementBundle(services.content, {
        types: homeTypes,
        group: BannerGroup.Home,
        language,
        now: services.now(),
        isRead: () => true,
      })
    : undefined;
  const boot = {
    status: siteStatus(services, undefined),
    ...(announcements && { announcements: { [language]: announcements } }),
  };
  const [banner] = home ? services.content.banners(BannerGroup.Home, language) : [];
  const preload = banner
    ? `<link rel="preload" as="image" fetchpriority="high" href="${attribute(banner.url)}">`
    : "";
  const data = `<script type="application/json" id="volado-boot">${scriptSafeJson(boot)}</script>`;
  return page.replace(PLACEHOLDER, () => preload + data);
};
