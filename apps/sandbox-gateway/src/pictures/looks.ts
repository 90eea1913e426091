import sharp from "sharp";

/** How a cover is repainted: the colour of its light, how bright it is, and which way it faces. */
interface Look {
  /** Colour that the picture fades to at its edges. */
  readonly light: string;
  /** Share of the light's colour in the middle, where the motif is. */
  readonly middle: number;
  readonly brightness: number;
  readonly turned: boolean;
}

const look = (light: string, middle = 0.12, brightness = 1, turned = false): Look => ({
  light,
  middle,
  brightness,
  turned,
});

/** Looks of one cover, by name. Those that are turned don't suit pictures with numbers. */
export const looks = {
  gold: look("#ffb81c", 0.3, 1.12),
  silver: look("#c4ccd8", 0.6, 1.1, true),
  red: look("#ff1408", 0.22, 1, true),
  orange: look("#ff7a00", 0.15, 1.1),
  green: look("#22c43a", 0.12, 1, true),
  teal: look("#00c9b1", 0.12, 1.1),
  sky: look("#3fc3ff", 0.1, 1.3, true),
  blue: look("#1f5bff", 0.15, 0.95),
  violet: look("#7a2cff", 0.15, 0.8, true),
  pink: look("#ff2fb0", 0.12, 1.1),
  sepia: look("#b98a55", 0.55, 0.9, true),
  night: look("#2c3fa8", 0.35, 0.65, true),
} as const satisfies Readonly<Record<string, Look>>;

export type LookName = keyof typeof looks;

/** Whether there is a look of that name. */
export const isLook = (name: string): name is LookName => Object.hasOwn(looks, name);

/** The names of all looks, in order. */
export const lookNames = Object.keys(looks).filter(isLook);

/** Opacity of the light: least in the middle. */
const mask = (width: number, height: number, middle: number): Buffer =>
  Buffer.from(
    `<svg width="${width}" height="${height}"><radialGradient id="g" r="0.72">
      <stop offset="0.25" stop-opacity="${middle}"/><stop offset="0.95" stop-opacity="0.9"/>
    </radialGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );

/** Repaints a cover in a look. `mayTurn` is for pictures without numbers. */
export const paintLook = async (
  bytes: Uint8Array,
  name: LookName,
  mayTurn: boolean,
): Promise<Buffer<ArrayBuffer>> => {
  const { light, middle, brightness, turned } = looks[name];
  const { data, info } = await sharp(bytes)
    .flop(turned && mayTurn)
    .linear(brightness)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const raw = { width, height, channels: 3 } as const;
  const lit = await sharp(data, { raw })
    .tint(light)
    .composite([{ input: mask(width, height, middle), blend: "dest-in" }])
    .raw()
    .toBuffer();
  // More effort takes several times as long for a few bytes less.
  return sharp(data, { raw })
    .composite([{ input: lit, raw: { width, height, channels: 4 } }])
    .avif({ quality: 45, effort: 0 })
    .toBuffer();
};

/** How a banner is repainted, all over. */
interface BannerLook {
  /** Degrees that every colour is turned by. */
  readonly hue: number;
  readonly brightness: number;
  /** The only colour of the picture. */
  readonly tint?: string;
}

/** Looks of a banner, for brands that the colours of the picture don't suit. */
export const bannerLooks = {
  azure: { hue: 0, brightness: 1.2, tint: "#5b8dff" },
  lime: { hue: 40, brightness: 1 },
} as const satisfies Readonly<Record<string, BannerLook>>;

export type BannerLookName = keyof typeof bannerLooks;

/** Whether banners have a look of that name. */
export const isBannerLook = (name: string): name is BannerLookName => Object.hasOwn(bannerLooks, name);

/** The names of all looks of banners. */
export const bannerLookNames = Object.keys(bannerLooks).filter(isBannerLook);

/** Repaints a banner in a look. */
export const paintBanner = (bytes: Uint8Array, name: BannerLookName): Promise<Buffer<ArrayBuffer>> => {
  const { hue, brightness, tint }: BannerLook = bannerLooks[name];
  const picture = sharp(bytes).modulate({ hue }).linear(brightness);
  return (tint === undefined ? picture : picture.tint(tint)).avif({ quality: 45, effort: 0 }).toBuffer();
};
