import { Hono } from "hono";
import type { ConsolePorts } from "./ports.ts";

/** The development console, mounted at `/console`. */
export const createConsoleApp = (ports: ConsolePorts): Hono => {
  void ports;
  return new Hono();
};
