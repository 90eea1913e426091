import { Hono } from "hono";
import type { PlayPorts } from "./ports.ts";

/** The demo games, mounted at `/play`. */
export const createPlayApp = (ports: PlayPorts): Hono => {
  void ports;
  return new Hono();
};
