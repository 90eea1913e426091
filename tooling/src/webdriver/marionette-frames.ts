import { z } from "zod";

/** What Firefox answers to a command: the command's number, then an error or a result. */
const answerSchema = z.tuple([
  z.literal(1),
  z.number(),
  z.object({ error: z.string(), message: z.string(), stacktrace: z.string() }).nullable(),
  z.unknown(),
]);

/** An answer of Firefox's. */
export type MarionetteAnswer = z.infer<typeof answerSchema>;

/** Reads an answer. @throws ZodError for anything else */
export const readAnswer = (json: string): MarionetteAnswer => answerSchema.parse(JSON.parse(json));

/** A message as Marionette sends it: its length in bytes, a colon, and JSON. */
export const frameOf = (message: unknown): Buffer => {
  const body = Buffer.from(JSON.stringify(message));
  return Buffer.concat([Buffer.from(`${body.length}:`), body]);
};

/** Takes what a socket brings, however it is cut, and gives the JSON of the messages that are whole by then. */
export const frameReader = (): ((chunk: Buffer) => readonly string[]) => {
  let rest = Buffer.alloc(0);
  const next = (): string | undefined => {
    const colon = rest.indexOf(":");
    if (colon === -1) return undefined;
    const end = colon + 1 + Number(rest.toString("latin1", 0, colon));
    if (Number.isNaN(end)) throw new Error(`No length of a message: ${rest.toString("latin1", 0, colon)}`);
    if (rest.length < end) return undefined;
    const message = rest.toString("utf8", colon + 1, end);
    rest = rest.subarray(end);
    return message;
  };
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    const whole: string[] = [];
    for (let message = next(); message !== undefined; message = next()) whole.push(message);
    return whole;
  };
};
