export const lottery = {
  title: "Loterías",
} as const;
