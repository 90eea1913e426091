/** Cells of the five lines, in reading order: three rows and two diagonals. The server's rules read the same list. */
export const payLines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;
