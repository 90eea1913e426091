/**
 * Whole centavos as the console shows them. These pages import nothing from packages, so they have the one
 * line of their own.
 */
export const decimalText = (centavos: number): string => (centavos / 100).toFixed(2);

/** The whole centavos of a number field. */
export const typedCentavos = ({ value }: HTMLInputElement): number => Math.round(Number(value) * 100);
