import type { Context } from "hono";
import { z } from "zod";
import { answered, refused } from "../pages/envelope.ts";
import { invalid, unknown } from "./parsed.ts";
import type { MoneyOrder } from "./shapes/money.ts";

const keyHeader = "Idempotency-Key";
const keySchema = z.guid().toLowerCase();

/** What the console does about an order that moves money. */
export interface MoneySteps {
  /** Carries it out under its key. */
  readonly order: (key: string) => Promise<MoneyOrder>;
  /** What is answered when it was carried out, now or before. */
  readonly answer: () => Promise<unknown>;
}

/**
 * Answers an order about money, which needs an `Idempotency-Key` with a UUID: sent again under the same key
 * it is answered, and not carried out. 422 without a key, 404 when there is nobody to do it for, 409 when the
 * key was another order's.
 */
export const answerMoneyOrder = async (c: Context, { order, answer }: MoneySteps): Promise<Response> => {
  const key = keySchema.safeParse(c.req.header(keyHeader));
  if (!key.success) return invalid(c, `An order about money needs an ${keyHeader} header with a UUID.`);
  const outcome = await order(key.data);
  if (outcome === "unknown") return unknown(c, "account");
  if (outcome === "key-reused") return c.json(refused("CONFLICT", "The key was another order's."), 409);
  return c.json(answered(await answer()));
};
