import * as z from "zod";
import type { TestAnswer } from "./call-gateway.ts";

/** A response's value parsed by the schema; a value of another shape fails the test. @throws ZodError */
export const readValue = <T>(
  { body }: Pick<TestAnswer, "body">,
  schema: { readonly parse: (value: unknown) => T },
): T => schema.parse(body.value);

export const outcomeOf = ({ body }: Pick<TestAnswer, "body">): string => body.code ?? "ok";

/** How often each outcome occurred among responses, e.g. `{ ok: 1, conflict: 3 }`. */
export const countOutcomes = (answers: readonly Pick<TestAnswer, "body">[]) => {
  const counts: Record<string, number> = {};
  for (const outcome of answers.map(outcomeOf)) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
};

export const atOnce = <T>(count: number, act: (index: number) => Promise<T>): Promise<readonly T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

const issuesSchema = z.object({ issues: z.array(z.object({ path: z.string() })) });

/** The invalid fields that a refusal names. @throws ZodError when it names none */
export const wrongFieldsOf = (answer: Pick<TestAnswer, "body">): readonly string[] =>
  readValue(answer, issuesSchema).issues.map(({ path }) => path);

const launchSchema = z.object({ content: z.object({ game_url: z.string().min(1) }) });

/** The address of a launched game. @throws ZodError when the launch was refused */
export const launchedAt = (answer: Pick<TestAnswer, "body" | "url">): URL =>
  new URL(readValue(answer, launchSchema).content.game_url, answer.url);

/** The ticket in a launched game's address; empty without one. */
export const ticketOf = (launched: URL): string => launched.searchParams.get("ticket") ?? "";
