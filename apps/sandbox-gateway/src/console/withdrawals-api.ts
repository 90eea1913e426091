import { Hono } from "hono";
import { answered } from "../pages/envelope.ts";
import { invalid, parsed, unknown } from "./parsed.ts";
import type { ConsolePorts } from "./ports.ts";
import { settlementRequest } from "./requests.ts";

/** Withdrawals that wait, as the console sees and settles them; see the table in `ports.ts`. */
export const createWithdrawalsApi = (ports: ConsolePorts): Hono => {
  const api = new Hono();

  api.get("/", async (c) => c.json(answered(await ports.withdrawals())));

  api.post("/:id", async (c) => {
    const request = await parsed(c, settlementRequest);
    if (!request.ok) return invalid(c, request.message);
    const settled = await ports.settleWithdrawal(c.req.param("id"), request.body.settlement);
    return settled ? c.json(answered(await ports.withdrawals())) : unknown(c, "pending withdrawal");
  });

  return api;
};
