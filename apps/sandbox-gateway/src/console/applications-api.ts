import { Hono } from "hono";
import { answered, refused } from "../pages/envelope.ts";
import { invalid, parsed, unknown } from "./parsed.ts";
import { pictureAnswer } from "./picture-answer.ts";
import type { ConsolePorts } from "./ports.ts";
import { applicationRequest } from "./requests.ts";

/** Applications to promotions as the console sees and decides them; see the table in `ports.ts`. */
export const createApplicationsApi = (ports: ConsolePorts): Hono => {
  const api = new Hono();

  api.get("/", async (c) => c.json(answered(await ports.applications())));

  api.put("/:id", async (c) => {
    const request = await parsed(c, applicationRequest);
    if (!request.ok) return invalid(c, request.message);
    const set = await ports.setApplication(c.req.param("id"), request.body.status);
    if (set === undefined) return unknown(c, "application");
    if (!set)
      return c.json(refused("CONFLICT", "It was rejected, and the member may have applied again."), 409);
    return c.json(answered(await ports.applications()));
  });

  api.get("/:id/pictures/:position", (c) =>
    pictureAnswer(c, (position) => ports.applicationPicture(c.req.param("id"), position)),
  );

  return api;
};
