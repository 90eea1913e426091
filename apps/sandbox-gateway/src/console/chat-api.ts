import { Hono } from "hono";
import { answered } from "../pages/envelope.ts";
import { invalid, parsed, unknown } from "./parsed.ts";
import type { ConsolePorts } from "./ports.ts";
import { chatRequest } from "./requests.ts";

/** The live chat as the console reads and answers it; see the table in `ports.ts`. */
export const createChatApi = (ports: ConsolePorts): Hono => {
  const api = new Hono();

  api.get("/", async (c) => c.json(answered(await ports.chats())));

  api.post("/:username", async (c) => {
    const request = await parsed(c, chatRequest);
    if (!request.ok) return invalid(c, request.message);
    const known = await ports.answerChat(c.req.param("username"), request.body.text);
    return known ? c.json(answered(await ports.chats())) : unknown(c, "member who may chat");
  });

  return api;
};
