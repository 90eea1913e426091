/** A colour as written in CSS `oklch(lightness chroma hue)`: lightness 0-1, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/**
 * Raw colour scales. Nothing but the themes reads them: everything else names a role.
 * Ink is the night ground and its neutrals, paper the same for the light theme.
 */
export const palette = {
  ink: {
    950: [0.135, 0.026, 285],
    900: [0.16, 0.03, 285],
    850: [0.2, 0.032, 285],
    800: [0.25, 0.034, 285],
    700: [0.34, 0.034, 285],
    500: [0.57, 0.03, 285],
    400: [0.68, 0.026, 285],
    300: [0.79, 0.02, 285],
    50: [0.97, 0.006, 285],
  },
  paper: {
    0: [1, 0, 285],
    50: [0.975, 0.006, 285],
    100: [0.945, 0.01, 285],
    200: [0.895, 0.012, 285],
    500: [0.6, 0.024, 285],
    600: [0.51, 0.028, 285],
    700: [0.43, 0.032, 285],
    950: [0.21, 0.036, 285],
  },
  marigold: {
    300: [0.87, 0.13, 86],
    400: [0.82, 0.17, 80],
    500: [0.76, 0.157, 76],
    700: [0.51, 0.108, 74],
    950: [0.2, 0.035, 75],
  },
  magenta: {
    400: [0.68, 0.235, 355],
    600: [0.54, 0.215, 355],
    950: [0.17, 0.06, 355],
  },
  teal: {
    300: [0.81, 0.115, 195],
    700: [0.49, 0.078, 200],
    950: [0.18, 0.028, 200],
  },
  green: {
    300: [0.81, 0.17, 152],
    700: [0.49, 0.125, 150],
  },
  red: {
    300: [0.76, 0.13, 22],
    600: [0.52, 0.19, 25],
    900: [0.27, 0.075, 20],
    50: [0.945, 0.025, 20],
  },
} as const satisfies Record<string, Record<number, Oklch>>;
