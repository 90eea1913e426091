import { gateCode, SiteSwitch } from "@volado/domain/site";
import type { ContentLanguage } from "../catalogue/content-language.ts";
import type { Endpoints, WireValue } from "../catalogue/wire.ts";
import { HostSwitch, PromoSwitch } from "../data/world/switches.ts";
import { IMAGE_CDN_PATH, PICTURE_PATTERN } from "../pictures/painted-pictures.ts";
import type { Services } from "../services.ts";
import { contactsOn, mobileTemplate, resourcesOn } from "./merchant-links.ts";

/** The status answer (Spec §3). @param ip the visitor's address, left out of answers that are shared by everybody. */
export const siteStatus = (
  { settings, faults, brand }: Pick<Services, "settings" | "faults" | "brand">,
  ip: string | undefined,
  language: ContentLanguage,
): WireValue<Endpoints["getStatus"]> => {
  const { maintenance, maintenanceEnd, regionRestriction, blocked } = faults.current();
  const switches = settings.switches();
  const isOn = (name: string): boolean => switches.get(name) ?? false;
  return {
    info: {
      customerService: contactsOn(brand, isOn),
      mobileTemplate: mobileTemplate(language, isOn),
      paths: {},
      register: {},
      resources: resourcesOn(brand, isOn),
      whitelabel: Object.fromEntries(Object.values(SiteSwitch).map((name) => [name, isOn(name)])),
      promo: {
        APP_DOWNLOAD: { enabled: isOn(PromoSwitch.AppDownload) },
        REFERRAL: { enabled: isOn(PromoSwitch.Referral) },
      },
      hasVip: isOn(PromoSwitch.Vip),
      imageCDNs: isOn(HostSwitch.ImageCdn) ? [IMAGE_CDN_PATH] : [],
      pictureAddress: PICTURE_PATTERN,
      encryptionKeys: settings.publicKeys().map(({ kid, jwk }) => ({ kid, jwk })),
    },
    location: ip === undefined ? {} : { ip },
    maintenance,
    regionRestriction,
    gateStatus: gateCode({ maintenance, blocked }),
    ...(maintenance && { maintenanceEnd }),
  };
};
