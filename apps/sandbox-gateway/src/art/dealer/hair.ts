import type { Dice } from "../random.ts";
import { path } from "../shapes.ts";
import type { DealerLook, Person } from "./person.ts";

/** Hair behind the head and hair before it. */
export interface HairStyle {
  readonly behind: string;
  readonly before: string;
}

type Cut = (p: Person) => HairStyle;

const light = (p: Person, d: string): string =>
  path(d, "none", `stroke="${p.hairLight}" stroke-width="3.500" stroke-linecap="round" opacity=".9"`);

const long: Cut = (p) => ({
  behind: path(
    "M66 214C52 170 60 104 72 84C84 58 104 48 122 48C150 48 168 66 172 98C176 134 190 176 174 214C160 222 80 222 66 214Z",
    p.hair,
  ),
  before:
    path(
      "M76 124C74 90 90 66 124 62C100 82 92 96 84 128C82 134 77 132 76 124ZM124 62C150 64 166 84 164 124C163 132 158 134 156 128C152 100 142 82 124 62Z",
      p.hair,
    ) + light(p, "M96 76Q82 92 80 116M148 76Q158 92 160 112"),
});

const bun: Cut = (p) => ({
  behind:
    `<circle cx="120" cy="44" r="23" fill="${p.hair}"/>` +
    path("M74 128C66 88 84 54 120 54S174 88 166 128Z", p.hair) +
    light(p, "M108 36Q118 27 132 35"),
  before:
    path("M77 118C74 82 96 62 120 62S166 82 163 118C158 96 146 82 120 80S82 96 77 118Z", p.hair) +
    light(p, "M88 88Q102 70 120 70"),
});

const wavy: Cut = (p) => ({
  behind: path(
    "M64 196C48 180 66 160 58 138C52 118 62 100 68 86C78 58 100 46 122 46C152 46 168 64 174 90C178 106 188 122 182 140C176 160 194 182 176 198C164 210 76 210 64 196Z",
    p.hair,
  ),
  before:
    path(
      "M76 126C70 88 94 58 136 60C120 76 98 82 88 100C84 108 84 122 80 130C78 132 76 130 76 126ZM136 60C158 66 168 90 164 126C164 132 160 132 158 126C156 104 150 78 136 60Z",
      p.hair,
    ) + light(p, "M126 66Q100 72 88 92M66 150Q60 168 70 184M176 148Q182 166 172 184"),
});

const bob: Cut = (p) => ({
  behind: path(
    "M64 158C58 106 74 50 120 50S182 106 176 158C166 170 154 168 150 160H90C86 168 74 170 64 158Z",
    p.hair,
  ),
  before:
    path("M76 112C76 80 96 62 120 62S164 80 164 112C152 104 146 94 142 84C128 98 98 102 76 112Z", p.hair) +
    light(p, "M92 84Q104 70 122 70M70 128Q68 144 74 152"),
});

const ponytail: Cut = (p) => ({
  behind:
    path("M150 60C196 56 204 108 190 156C184 182 168 196 160 200C172 168 172 120 150 96Z", p.hair) +
    path("M74 128C66 86 84 52 120 52S174 88 166 124Z", p.hair) +
    light(p, "M176 84Q190 112 180 154"),
  before:
    path(
      "M77 118C72 80 96 60 124 61C150 63 166 86 163 118C158 96 150 88 140 80C120 92 92 94 77 118Z",
      p.hair,
    ) + light(p, "M90 88Q106 70 128 70"),
});

const short: Cut = (p) => ({
  behind: path("M76 122C68 82 84 52 122 52S174 84 164 122Z", p.hair),
  before:
    path(
      "M77 112C70 76 90 54 124 52C156 52 170 78 163 112C160 98 154 92 150 84C128 92 96 88 86 84C82 92 80 100 77 112Z",
      p.hair,
    ) + light(p, "M92 72Q112 58 142 66"),
});

const swept: Cut = (p) => ({
  behind: path("M76 120C70 84 86 54 122 54S172 86 164 120Z", p.hair),
  before:
    path(
      "M78 108C70 84 82 56 110 48C146 38 174 62 164 108C160 96 156 90 152 84C140 76 116 78 94 76C86 84 82 94 78 108Z",
      p.hair,
    ) + light(p, "M94 66Q122 48 152 62M98 74Q124 60 150 72"),
});

const curly: Cut = (p) => {
  const curls = [
    [82, 86],
    [94, 68],
    [112, 58],
    [132, 58],
    [148, 68],
    [159, 86],
    [120, 72],
    [103, 76],
    [138, 77],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="14.500"/>`)
    .join("");
  return {
    behind: path("M74 118C66 82 84 52 120 52S174 82 166 118Z", p.hair),
    before: `<g fill="${p.hair}">${curls}</g>${light(p, "M94 62Q99 57 105 58M126 53Q132 51 138 56M84 82Q87 75 92 76")}`,
  };
};

const beard = (p: Person): string =>
  path(
    "M81 120C84 152 98 176 120 178S156 152 159 120C156 136 150 142 142 141C132 136 108 136 98 141C90 142 84 136 81 120ZM104 148Q120 164 136 148Q128 146 120 148Q112 146 104 148Z",
    p.hair,
    'fill-rule="evenodd"',
  );

const cuts = { gown: [long, bun, wavy, bob, ponytail], vest: [short, swept, curly, short, swept] } as const;

/** The hair of a look; some of those in a vest wear a beard. */
export const hairOf = (p: Person, look: DealerLook, dice: Dice): HairStyle => {
  const style = dice.pick(cuts[look])(p);
  const bearded = look === "vest" && dice.roll(3) === 0;
  return bearded ? { ...style, before: beard(p) + style.before } : style;
};
