import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { refusalResponse } from "./envelope.ts";
import { Refusal } from "./refusal.ts";

/** Lets bodies of so many bytes through, and refuses longer ones with 413, whether they tell their length or not. */
export const bodiesUpTo = (maxSize: number): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: () => refusalResponse(new Refusal("too_large")),
  });
