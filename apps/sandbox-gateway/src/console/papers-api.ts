import { Hono } from "hono";
import { answered } from "../pages/envelope.ts";
import { invalid, parsed } from "./parsed.ts";
import type { ConsolePorts } from "./ports.ts";
import { paperRequest } from "./requests.ts";

/** Words of the console's own in the places that show HTML; see the table in `ports.ts`. */
export const createPapersApi = (ports: ConsolePorts): Hono => {
  const api = new Hono();

  api.post("/", async (c) => {
    const request = await parsed(c, paperRequest);
    return request.ok
      ? c.json(answered(await ports.publishPaper(request.body)))
      : invalid(c, request.message);
  });

  api.delete("/", async (c) => {
    await ports.takeBackPapers();
    return c.json(answered(null));
  });

  return api;
};
