import { endpoints } from "@volado/api-client/endpoints";
import { winnerRows } from "../catalogue/catalogue.ts";
import { defineHandler } from "./handler.ts";

export const listWinners = defineHandler(endpoints.listWinners, async ({ limitNum }, { db, services }) =>
  winnerRows(db, services.catalogue, limitNum),
);
