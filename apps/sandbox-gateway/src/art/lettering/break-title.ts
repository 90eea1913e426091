/** A line's room: how wide and high a title block may get, and the largest scale of a line. */
export interface TitleRoom {
  readonly width: number;
  readonly height: number;
  readonly maxScale: number;
  readonly maxLines: number;
  /** Clear room between two lines, in units of the alphabet at the upper line's scale. */
  readonly leading: number;
}

/** A title broken into lines, each with the scale that fills the width (never above the room's largest). */
export interface BrokenTitle {
  readonly lines: readonly string[];
  readonly scales: readonly number[];
  readonly height: number;
}

const capHeight = 10;

/** Every way to cut the words into at most `maxLines` runs, in order. */
const cuts = (words: readonly string[], maxLines: number): string[][] => {
  if (words.length === 0) return [[]];
  if (maxLines === 1) return [[words.join(" ")]];
  return words.flatMap((_, index) => {
    const head = words.slice(0, index + 1).join(" ");
    return index === words.length - 1
      ? [[head]]
      : cuts(words.slice(index + 1), maxLines - 1).map((tail) => [head, ...tail]);
  });
};

const fillRoom = (
  lines: readonly string[],
  room: TitleRoom,
  widthOf: (line: string) => number,
): BrokenTitle => {
  const scales = lines.map((line) => Math.min(room.maxScale, room.width / Math.max(1, widthOf(line))));
  const height = scales.reduce(
    (sum, scale) => sum + scale * (capHeight + room.leading),
    -(scales.at(-1) ?? 0) * room.leading,
  );
  const shrink = Math.min(1, room.height / height);
  return { lines, scales: scales.map((scale) => scale * shrink), height: height * shrink };
};

/** Ink on the page, less what looks odd: a line much smaller than the one above or below it. */
const merit = (broken: BrokenTitle, widthOf: (line: string) => number): number => {
  const smallest = Math.min(...broken.scales);
  const largest = Math.max(...broken.scales);
  const area = broken.lines.reduce(
    (sum, line, index) => sum + widthOf(line) * (broken.scales[index] ?? 0) ** 2,
    0,
  );
  return area * (smallest / largest) ** 0.6;
};

const maxWords = 7;

/** Breaks a title so that it fills its room best. Words past the seventh are left to the tile's own caption. */
export const breakTitle = (
  title: string,
  room: TitleRoom,
  widthOf: (line: string) => number,
): BrokenTitle => {
  const words = title.trim().split(/\s+/u).filter(Boolean);
  const kept = words.length > maxWords ? [...words.slice(0, maxWords - 1), `${words[maxWords - 1]}…`] : words;
  const candidates = cuts(kept, room.maxLines).map((lines) => fillRoom(lines, room, widthOf));
  return candidates.reduce((best, next) => (merit(next, widthOf) > merit(best, widthOf) ? next : best));
};
