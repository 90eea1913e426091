import { crc32, deflateSync } from "node:zlib";
import { paletteFor } from "./palette.ts";
import { diceFrom } from "./random.ts";
import type { CoverInput } from "./types.ts";

const WIDTH = 45;
const HEIGHT = 60;
const CENTRE = { x: 22, y: 27 } as const;
const TURN = Math.PI * 2;

/** Each pixel's way from the coin's centre, and its direction in turns: the same for every cover. */
const pixels = Array.from({ length: WIDTH * HEIGHT }, (_, index) => {
  const [x, y] = [index % WIDTH, Math.floor(index / WIDTH)];
  const [dx, dy] = [x - CENTRE.x, y - CENTRE.y];
  return { at: y * (WIDTH + 1) + x + 1, y, far: Math.hypot(dx, dy), direction: Math.atan2(dy, dx) / TURN };
});

/** Beyond it there is no star. */
const STAR = 9;

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

/** A PNG of colours by index. `rows` hold one byte a pixel, each row led by PNG's "no filter" byte. */
const png = (colours: readonly string[], rows: Buffer): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 3], 8); // bits per sample, colours by index
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(colours.map((hex) => hex.slice(1)).join(""), "hex")),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};

/**
 * A game's cover at its cheapest, for catalogues of thousands: a coin with a star before rays, told apart by
 * colours and dice. A bitmap, because a browser makes a document of its own of every SVG, which walls of
 * thousands would pay for.
 */
export const plainCover = (game: CoverInput): Buffer => {
  const dice = diceFrom(`${game.category}:${game.id}`);
  const palette = paletteFor(game.vendor, game.category, dice);
  const colours = [palette.sky, palette.haze, palette.deep, palette.gold, palette.goldShade, palette.main];
  const [rays, tips, depth, tilt] = [7 + dice.roll(6), 4 + dice.roll(5), dice.between(0.2, 0.5), dice.next()];
  const rows = Buffer.alloc((WIDTH + 1) * HEIGHT);
  for (const { at, y, far, direction } of pixels) {
    const angle = direction + tilt;
    if (far < STAR && far < STAR * (1 - depth + depth * Math.cos(tips * angle * TURN))) rows[at] = 5;
    else if (far < 14) rows[at] = far > 11 && far < 12 ? 4 : 3;
    else if (y > 47) rows[at] = 2;
    else rows[at] = Math.floor(angle * rays * 2) % 2 === 0 ? 0 : 1;
  }
  return png(colours, rows);
};
