import { endpoints } from "@volado/api-client/endpoints";
import { siteStatus } from "../settings/site-status.ts";
import { defineHandler } from "./handler.ts";

export const getStatus = defineHandler(endpoints.getStatus, async (_request, { services, ip }) =>
  siteStatus(services, ip),
);
