/** Weights of red, green and blue in how bright a colour looks (ITU-R BT.601). */
const weights = [0.299, 0.587, 0.114] as const;

/**
 * The sheet that gives the chat's header its colour, and its text one that is read on it; undefined for no
 * name of a colour.
 */
export const headerSheet = (name: string): string | undefined => {
  const color = /^(?<color>[\da-f]{6})\.css$/.exec(name)?.groups?.color;
  if (color === undefined) return undefined;
  const light = weights.reduce(
    (sum, weight, place) => sum + weight * Number.parseInt(color.slice(place * 2, place * 2 + 2), 16),
    0,
  );
  return `header { background: #${color}; color: ${light > 140 ? "#000" : "#fff"}; }`;
};
