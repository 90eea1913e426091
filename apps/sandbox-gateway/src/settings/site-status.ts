import { SiteSwitch } from "@volado/domain";
import type { Endpoints, WireValue } from "../catalogue/wire.ts";
import { PromoSwitch } from "../data/world/switches.ts";
import type { Services } from "../services.ts";
import { merchantContacts, merchantResources } from "./merchant-links.ts";

/** The status answer (Spec §3). @param ip the visitor's address, left out of answers that are shared by everybody. */
export const siteStatus = (
  { settings, faults }: Pick<Services, "settings" | "faults">,
  ip: string | undefined,
): WireValue<Endpoints["getStatus"]> => {
  const { maintenance, regionRestriction } = faults.current();
  const switches = settings.switches();
  const isOn = (name: string): boolean => switches.get(name) ?? false;
  return {
    info: {
      customerService: [...merchantContacts],
      mobileTemplate: {
        app_desc: "Volado",
        app_desc_font_color: "#ffffff",
        mem_cen: 1,
        dep_func: 1,
      },
      paths: {},
      register: {},
      resources: [...merchantResources],
      whitelabel: Object.fromEntries(Object.values(SiteSwitch).map((name) => [name, isOn(name)])),
      promo: {
        APP_DOWNLOAD: { enabled: isOn(PromoSwitch.AppDownload) },
        REFERRAL: { enabled: isOn(PromoSwitch.Referral) },
      },
      hasVip: isOn(PromoSwitch.Vip),
      imageCDNs: [],
      encryptionKeys: settings.publicKeys().map(({ kid, jwk }) => ({ kid, jwk })),
    },
    location: ip === undefined ? {} : { ip },
    maintenance,
    regionRestriction,
  };
};
