import { Hono } from "hono";
import { answered } from "../pages/envelope.ts";
import { invalid, parsed } from "./parsed.ts";
import type { ConsolePorts } from "./ports.ts";
import { rainRequest } from "./requests.ts";

/** Red rain as the console makes it; see the table in `ports.ts`. */
export const createRedRainApi = (ports: ConsolePorts): Hono => {
  const api = new Hono();

  api.put("/", async (c) => {
    const request = await parsed(c, rainRequest);
    if (!request.ok) return invalid(c, request.message);
    await ports.letItRain(request.body);
    return c.json(answered(null));
  });

  return api;
};
