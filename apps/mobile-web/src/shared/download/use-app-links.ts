import { type AppLinks, appLinks } from "@volado/domain/app-install";
import { useSiteInfo } from "../site/use-site.ts";

/** Where the merchant's app is to be had, as far as the status answer has said (Spec §3 "Download links"). */
export const useAppLinks = (): AppLinks => appLinks(useSiteInfo()?.resources ?? [], window.location.origin);
