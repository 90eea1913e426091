import type { ColorRole } from "./themes.ts";

const grounds = ["ground", "surface", "surface-raised"] as const satisfies readonly ColorRole[];

/** Roles that are read as text or as a lone icon on a ground: WCAG AA asks for 4.5. */
const textOnGrounds = [
  "text",
  "text-muted",
  "text-faint",
  "action-text",
  "hot",
  "info",
  "gain",
  "loss",
] as const satisfies readonly ColorRole[];

/** Roles that only draw a shape (focus ring, the border of a control): WCAG AA asks for 3. */
const shapesOnGrounds = ["focus", "line-control"] as const satisfies readonly ColorRole[];

const onFilled = [
  ["on-action", "action"],
  ["on-action", "action-press"],
  ["on-hot", "hot"],
  ["on-info", "info"],
  ["text", "danger-surface"],
  ["loss", "danger-surface"],
] as const satisfies readonly (readonly [ColorRole, ColorRole])[];

/** One colour on another, and the least WCAG AA contrast it must reach in every theme. */
export interface ContrastPair {
  readonly on: ColorRole;
  readonly ground: ColorRole;
  readonly atLeast: 4.5 | 3;
}

/** Every pairing the kit allows itself. A component that needs another one adds it here first. */
export const contrastPairs: readonly ContrastPair[] = [
  ...grounds.flatMap((ground) => textOnGrounds.map((on): ContrastPair => ({ on, ground, atLeast: 4.5 }))),
  ...grounds.flatMap((ground) => shapesOnGrounds.map((on): ContrastPair => ({ on, ground, atLeast: 3 }))),
  ...onFilled.map(([on, ground]): ContrastPair => ({ on, ground, atLeast: 4.5 })),
];
