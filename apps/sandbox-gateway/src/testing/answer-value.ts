import * as z from "zod";
import type { TestAnswer } from "./call-gateway.ts";

/** An answer's value as the schema reads it; a value of another shape fails the test. @throws ZodError */
export const readValue = <T>(
  { body }: Pick<TestAnswer, "body">,
  schema: { readonly parse: (value: unknown) => T },
): T => schema.parse(body.value);

const launchSchema = z.object({ content: z.object({ game_url: z.string().min(1) }) });

/** Where a launch says that the game is. @throws ZodError when it launched nothing */
export const launchedAt = (answer: Pick<TestAnswer, "body" | "url">): URL =>
  new URL(readValue(answer, launchSchema).content.game_url, answer.url);

/** The ticket with which a launched game sits down at its table; empty without one. */
export const ticketOf = (launched: URL): string => launched.searchParams.get("ticket") ?? "";
