/** A colour as written in CSS `oklch(lightness chroma hue)`: lightness 0-1, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/**
 * Raw colour scales. Nothing but the themes reads them: everything else names a role.
 * Ink is the night ground and its neutrals, paper the same for the light theme.
 */
export const palette = {
  ink: {
    950: [0.14, 0.03, 285],
    900: [0.16, 0.03, 285],
    850: [0.2, 0.03, 285],
    800: [0.25, 0.03, 285],
    700: [0.34, 0.03, 285],
    500: [0.57, 0.03, 285],
    400: [0.68, 0.03, 285],
    300: [0.79, 0.02, 285],
    50: [0.97, 0.006, 285],
  },
  paper: {
    0: [1, 0, 285],
    50: [0.975, 0.006, 285],
    100: [0.95, 0.01, 285],
    200: [0.9, 0.01, 285],
    500: [0.6, 0.02, 285],
    600: [0.51, 0.03, 285],
    700: [0.43, 0.03, 285],
    950: [0.21, 0.03, 285],
  },
  marigold: {
    300: [0.87, 0.12, 80],
    400: [0.82, 0.17, 80],
    500: [0.76, 0.157, 76],
    700: [0.51, 0.1, 75],
    950: [0.2, 0.03, 75],
  },
  magenta: {
    400: [0.68, 0.23, 355],
    600: [0.54, 0.21, 355],
    950: [0.17, 0.06, 355],
  },
  teal: {
    300: [0.81, 0.11, 200],
    700: [0.49, 0.08, 200],
    950: [0.18, 0.03, 200],
  },
  green: {
    300: [0.81, 0.17, 150],
    700: [0.49, 0.12, 150],
  },
  red: {
    300: [0.76, 0.13, 20],
    600: [0.52, 0.19, 20],
    900: [0.27, 0.07, 20],
    50: [0.95, 0.02, 20],
  },
} as const satisfies Record<string, Record<number, Oklch>>;
