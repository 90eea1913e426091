import { endpoints } from "@volado/api-client/endpoints";
import { helpTopics } from "../catalogue/content.ts";
import { defineHandler } from "./handler.ts";

export const getHelpCentre = defineHandler(endpoints.getHelpCentre, async ({ lang }, { db, services }) =>
  helpTopics(await db.selectFrom("help_topics").selectAll().orderBy("sort").execute(), services, lang),
);
