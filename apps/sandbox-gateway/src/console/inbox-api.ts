import { Hono } from "hono";
import { answered } from "../pages/envelope.ts";
import { invalid, parsed, unknown } from "./parsed.ts";
import { pictureAnswer } from "./picture-answer.ts";
import type { ConsolePorts } from "./ports.ts";
import { letterRequest } from "./requests.ts";

/** What members wrote to the house, and what the console writes to them; see the table in `ports.ts`. */
export const createInboxApi = (ports: ConsolePorts): Hono => {
  const api = new Hono();

  api.get("/", async (c) => c.json(answered(await ports.letters())));

  api.post("/:username", async (c) => {
    const request = await parsed(c, letterRequest);
    if (!request.ok) return invalid(c, request.message);
    const known = await ports.writeToMember(c.req.param("username"), request.body);
    return known ? c.json(answered(await ports.letters())) : unknown(c, "member");
  });

  api.get("/:id/pictures/:position", (c) =>
    pictureAnswer(c, (position) => ports.letterPicture(c.req.param("id"), position)),
  );

  return api;
};
