/** Letters without case and accents: "Águila" and "aguila" are the same word to who looks for it. */
const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether a name has the looked-for text anywhere in it, without regard to case and accents; every name has "". */
export const matchesName = (name: string, text: string): boolean =>
  folded(name).includes(folded(text.trim()));
