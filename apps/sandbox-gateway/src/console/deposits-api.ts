import { Hono } from "hono";
import { answered, refused } from "../pages/envelope.ts";
import { invalid, parsed, unknown } from "./parsed.ts";
import { pictureAnswer } from "./picture-answer.ts";
import type { ConsolePorts } from "./ports.ts";
import { depositRequest } from "./requests.ts";

/** Deposits as the console sees and settles them; see the table in `ports.ts`. */
export const createDepositsApi = (ports: ConsolePorts): Hono => {
  const api = new Hono();

  api.get("/", async (c) => c.json(answered(await ports.deposits())));

  api.post("/:id", async (c) => {
    const request = await parsed(c, depositRequest);
    if (!request.ok) return invalid(c, request.message);
    const settled = await ports.settleDeposit(c.req.param("id"), request.body.outcome);
    if (settled === undefined) return unknown(c, "deposit");
    if (!settled) return c.json(refused("CONFLICT", "Somebody settled it before."), 409);
    return c.json(answered(await ports.deposits()));
  });

  api.get("/:id/receipts/:position", (c) =>
    pictureAnswer(c, (position) => ports.depositReceipt(c.req.param("id"), position)),
  );

  return api;
};
