import { endpoints } from "@volado/api-client/endpoints";
import { contentLanguage } from "../catalogue/wire.ts";
import { siteStatus } from "../settings/merchant-links.ts";
import { defineHandler } from "./handler.ts";

export const getStatus = defineHandler(endpoints.getStatus, async (_request, { services, ip, language }) =>
  siteStatus(services, ip, contentLanguage(language)),
);

export const getTemplate = defineHandler(
  endpoints.getTemplate,
  async (_request, { services, ip, language }) =>
    siteStatus(services, ip, contentLanguage(language)).info.mobileTemplate ?? {},
);

export const listContacts = defineHandler(
  endpoints.listContacts,
  async (_request, { services, ip, language }) =>
    siteStatus(services, ip, contentLanguage(language)).info.customerService ?? [],
);
