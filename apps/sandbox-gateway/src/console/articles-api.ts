import { Hono } from "hono";
import { answered } from "../pages/envelope.ts";
import { invalid, parsed } from "./parsed.ts";
import type { ConsolePorts } from "./ports.ts";
import { articleRequest } from "./requests.ts";

/** Words of the console's own in the places that show HTML; see the table in `ports.ts`. */
export const createArticlesApi = (ports: ConsolePorts): Hono => {
  const api = new Hono();

  api.post("/", async (c) => {
    const request = await parsed(c, articleRequest);
    return request.ok
      ? c.json(answered(await ports.publishArticle(request.body)))
      : invalid(c, request.message);
  });

  api.delete("/", async (c) => {
    await ports.unpublishArticles();
    return c.json(answered(null));
  });

  return api;
};
