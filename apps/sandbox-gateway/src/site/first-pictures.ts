import { shownPictureWidths } from "@volado/domain/site";
import * as z from "zod";
import type { FirstAnswer } from "./first-answers.ts";

/** Tiles whose pictures the page asks for itself: a phone's first row. */
const TILES = 3;

/** A picture that a visitor waits for. */
export interface FirstPicture {
  readonly address: string;
  /** CSS pixels that a phone shows of its width. */
  readonly shownWidth: number;
}

const banner = (address: string): FirstPicture => ({ address, shownWidth: shownPictureWidths.banner });
const cover = (address: string): FirstPicture => ({ address, shownWidth: shownPictureWidths.cover });

const answerSchema = z.union([
  z
    .object({ banners: z.array(z.object({ url: z.string() })) })
    .transform(({ banners: [first] }) => (first ? [banner(first.url)] : [])),
  z
    .object({ games: z.array(z.object({ iconUrl: z.string() })) })
    .transform(({ games }) => games.slice(0, TILES).map(({ iconUrl }) => cover(iconUrl))),
]);

/** The pictures that a visitor waits for: the first banner, or a list's first tiles. */
export const firstPictures = (answers: readonly FirstAnswer[]): readonly FirstPicture[] =>
  answers.flatMap(({ value }) => {
    const pictures = answerSchema.safeParse(value);
    return pictures.success ? pictures.data : [];
  });
