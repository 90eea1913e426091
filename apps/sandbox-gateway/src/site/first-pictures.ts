import * as z from "zod";
import type { FirstAnswer } from "./first-answers.ts";

/** Tiles whose pictures the page asks for itself: a phone's first row. */
const TILES = 3;

const answerSchema = z.union([
  z
    .object({ banners: z.array(z.object({ url: z.string() })) })
    .transform(({ banners: [first] }) => (first ? [first.url] : [])),
  z
    .object({ games: z.array(z.object({ iconUrl: z.string() })) })
    .transform(({ games }) => games.slice(0, TILES).map(({ iconUrl }) => iconUrl)),
]);

/** Addresses of the pictures that a visitor waits for: the first banner, or a list's first tiles. */
export const firstPictures = (answers: readonly FirstAnswer[]): readonly string[] =>
  answers.flatMap(({ value }) => {
    const pictures = answerSchema.safeParse(value);
    return pictures.success ? pictures.data : [];
  });
