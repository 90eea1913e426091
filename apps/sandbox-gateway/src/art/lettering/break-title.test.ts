import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { breakTitle } from "./break-title.ts";

const room = { width: 258, height: 100, maxScale: 5.4, maxLines: 3, leading: 3 };
const widthOf = (line: string) => line.length * 8;

describe("breakTitle", () => {
  it.each([
    ["Volado", ["Volado"]],
    ["Azteca de Oro", ["Azteca", "de Oro"]],
    ["", [""]],
  ])("breaks %j into %j", (title, lines) => {
    const broken = breakTitle(title, room, widthOf);
    expect(broken.lines.join(" ")).toBe(lines.join(" "));
  });

  it("keeps the words in order and the block inside its room", () => {
    const word = fc.stringMatching(/^[A-Za-z]{1,14}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 7 }), (words) => {
        const broken = breakTitle(words.join(" "), room, widthOf);
        expect(broken.lines.join(" ")).toBe(words.join(" "));
        expect(broken.lines.length).toBeLessThanOrEqual(room.maxLines);
        expect(broken.height).toBeLessThanOrEqual(room.height + 0.001);
        broken.lines.forEach((line, index) => {
          expect(widthOf(line) * (broken.scales[index] ?? 0)).toBeLessThanOrEqual(room.width + 0.001);
        });
      }),
    );
  });

  it("cuts a title of more than seven words", () => {
    const broken = breakTitle("uno dos tres cuatro cinco seis siete ocho", room, widthOf);
    expect(broken.lines.join(" ")).toBe("uno dos tres cuatro cinco seis siete…");
  });
});
