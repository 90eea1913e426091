import { endpoints } from "@volado/api-client/endpoints";
import type { Call } from "../request/call.ts";
import { siteStatus } from "../settings/merchant-links.ts";
import { defineHandler } from "./handler.ts";

const statusFor = ({ services, ip, language }: Call) => siteStatus(services, ip, language);

export const getStatus = defineHandler(endpoints.getStatus, async (_request, call) => statusFor(call));

export const getTemplate = defineHandler(
  endpoints.getTemplate,
  async (_request, call) => statusFor(call).info.mobileTemplate ?? {},
);

export const listContacts = defineHandler(
  endpoints.listContacts,
  async (_request, call) => statusFor(call).info.customerService ?? [],
);
