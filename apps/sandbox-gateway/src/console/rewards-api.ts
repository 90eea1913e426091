import { Hono } from "hono";
import { answered } from "../pages/envelope.ts";
import { answerMoneyOrder } from "./money-order.ts";
import { invalid, parsed } from "./parsed.ts";
import type { ConsolePorts } from "./ports.ts";
import { rewardRequest } from "./requests.ts";

/** Rewards as the console sees and gives them; see the table in `ports.ts`. */
export const createRewardsApi = (ports: ConsolePorts): Hono => {
  const api = new Hono();

  api.get("/", async (c) => c.json(answered(await ports.rewards())));

  api.post("/:username", async (c) => {
    const request = await parsed(c, rewardRequest);
    if (!request.ok) return invalid(c, request.message);
    return answerMoneyOrder(c, {
      order: (key) => ports.issueReward(c.req.param("username"), request.body.amount, key),
      answer: () => ports.rewards(),
    });
  });

  return api;
};
