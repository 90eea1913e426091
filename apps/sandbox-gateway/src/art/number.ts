/** A number as short SVG text: one decimal at most, no leading zero. */
export const num = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  const text = String(Object.is(rounded, -0) ? 0 : rounded);
  return text.replace(/^(-?)0\./, "$1.");
};

/** Numbers joined as SVG wants them: a minus sign separates too. */
export const nums = (...values: readonly number[]): string => values.map(num).join(" ").replaceAll(" -", "-");
