import {
  accessOf,
  type MobileTemplate,
  type SiteInfo,
  siteAccessFromFlags,
  siteAccessFromGate,
  siteClosure,
} from "@volado/domain/site";
import { wireCount, wireFlag, wireInstant, wireLooseText, wireOr, wireText } from "./primitives.ts";
import { sideRecord, sideRows, sideValue } from "./rows.ts";
import { z } from "./z.ts";

const flag = z._default(wireFlag, false);

const contact = z.pipe(
  z.object({
    csType: z.enum(["LIVECHAT", "TELEGRAM", "FACEBOOK", "INSTAGRAM"]),
    csPosition: wireLooseText,
    title: wireOr(z.string(), ""),
    path: z.string(),
  }),
  z.transform(({ csType, csPosition, ...wire }) => ({ ...wire, kind: csType, position: csPosition ?? "" })),
);

/** Customer-service contacts, in order; invalid ones are dropped. */
export const contactsSchema = sideRows(contact);

/**
 * Appearance set by the merchant's template (Spec §3 "Mobile template"): `mem_cen` 1 is the new member centre,
 * `dep_func` 1 the new deposit layout.
 */
export const templateSchema = z.pipe(
  z.object({
    app_background: wireText,
    app_desc: wireText,
    app_desc_font_color: wireText,
    mem_cen: flag,
    dep_func: flag,
  }),
  z.transform(
    (wire): MobileTemplate => ({
      appBackground: wire.app_background,
      appDescription: wire.app_desc,
      appDescriptionColour: wire.app_desc_font_color,
      newMemberCentre: wire.mem_cen,
      newDepositLayout: wire.dep_func,
    }),
  ),
);

/**
 * A URL published by the merchant: `IOS`, `Android`, `MOBILECONFIG`, `AppDownloadIcon`, `CURACAO` (the licence),
 * `FACEBOOK`, `TELEGRAM`, `WHATSAPP`, `VIBER` or a kind of the merchant's own.
 */
const resource = z.pipe(
  z.object({ resourceType: z.string(), url: z.string() }),
  z.transform(({ resourceType, ...wire }) => ({ ...wire, kind: resourceType })),
);

const encryptionKey = z.object({
  kid: z.string(),
  jwk: z.object({ kty: z.literal("EC"), crv: z.literal("P-256"), x: z.string(), y: z.string() }),
});

const promo = z.prefault(z.object({ enabled: flag }), {});

const info = z.object({
  customerService: z._default(contactsSchema, []),
  domainRoute: z._default(sideRecord(z.string()), {}),
  mobileTemplate: z.prefault(templateSchema, {}),
  paths: z._default(sideRecord(z.string()), {}),
  register: z._default(z.record(z.string(), z.unknown()), {}),
  resources: z._default(sideRows(resource), []),
  whitelabel: z._default(sideRecord(wireFlag), {}),
  promo: z.prefault(z.object({ APP_DOWNLOAD: promo, REFERRAL: promo }), {}),
  hasVip: flag,
  mainDomain: wireText,
  imageCDNs: z._default(sideRows(z.string()), []),
  pictureAddress: wireText,
  encryptionKeys: z._default(sideRows(encryptionKey), []),
});

/**
 * Status response: info, location.ip, maintenance, regionRestriction (Spec §3, §4); `gateStatus`, the code of the
 * registration/home gate, 0 if missing or invalid (decisions S1; docs/decisions/093); and `maintenanceEnd`, the
 * planned end of a maintenance. Invalid entries of lists and records are dropped.
 */
export const siteInfoSchema = z.pipe(
  z.object({
    info,
    location: z.prefault(z.object({ ip: wireText }), {}),
    maintenance: flag,
    regionRestriction: flag,
    gateStatus: z._default(sideValue(wireCount, 0), 0),
    maintenanceEnd: z.optional(sideValue(wireInstant, undefined)),
  }),
  z.transform(({ info, location, maintenance, regionRestriction, gateStatus, maintenanceEnd }): SiteInfo => {
    const access = siteAccessFromFlags({ maintenance, regionRestriction });
    const closedBy = siteClosure(access, siteAccessFromGate(gateStatus));
    return {
      access: accessOf(closedBy),
      closedBy,
      closedUntil: closedBy === "maintenance" ? maintenanceEnd : undefined,
      ip: location.ip,
      switches: new Set(Object.keys(info.whitelabel).filter((name) => info.whitelabel[name])),
      contacts: info.customerService,
      paths: info.paths,
      resources: info.resources,
      template: info.mobileTemplate,
      mainDomain: info.mainDomain,
      imageHosts: info.imageCDNs,
      picturePattern: info.pictureAddress,
      encryptionKeys: info.encryptionKeys,
      promos: { appDownload: info.promo.APP_DOWNLOAD.enabled, referral: info.promo.REFERRAL.enabled },
      hasVip: info.hasVip,
    };
  }),
);
