import { describe, expect, test } from "vitest";
import { PICTURE_BYTES_MAX, pictureFormat, pictureProblem, REMARK_MAX, remarkProblem } from "./pictures.ts";

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
const text = (words: string) => new TextEncoder().encode(words);

describe("a picture is recognized by its bytes (Spec §5)", () => {
  test.each([
    [png, "png"],
    [jpeg, "jpeg"],
    [png.slice(0, 7), undefined],
    [text("GIF89a  "), undefined],
    [text("<svg xmlns"), undefined],
    [text("RIFF....WEBP"), undefined],
    [new Uint8Array(), undefined],
  ])("%o is %s", (start, format) => expect(pictureFormat(start)).toBe(format));
});

test.each([
  { start: png, size: PICTURE_BYTES_MAX, count: 0, problem: undefined },
  { start: jpeg, size: 1, count: 2, problem: undefined },
  { start: png, size: PICTURE_BYTES_MAX + 1, count: 0, problem: "size" },
  { start: text("%PDF-1.7"), size: 10, count: 0, problem: "format" },
  { start: png, size: 10, count: 3, problem: "count" },
])("a file of $size bytes beside $count others: $problem", ({ start, size, count, problem }) => {
  expect(pictureProblem({ start, size }, count)).toBe(problem);
});

test.each([
  ["", undefined],
  ["a".repeat(REMARK_MAX), undefined],
  [`  ${"a".repeat(REMARK_MAX)}\n`, undefined],
  ["a".repeat(REMARK_MAX + 1), "too-long"],
])("a remark %j: %s", (typed, problem) => expect(remarkProblem(typed)).toBe(problem));

test("a picture may have five megabytes, as the texts say (Spec §5)", () => {
  expect(pictureProblem({ start: png, size: 5_242_880 }, 0)).toBe(undefined);
  expect(pictureProblem({ start: png, size: 5_242_881 }, 0)).toBe("size");
});
