import { endpoints } from "@volado/api-client/endpoints";
import { wireLiveModels } from "../catalogue/live-models.ts";
import { defineHandler } from "./handler.ts";

export const listLiveModels = defineHandler(endpoints.listLiveModels, async (_request, { services }) =>
  wireLiveModels(services.catalogue, services.now()),
);
