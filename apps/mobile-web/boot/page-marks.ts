/** Attributes of `<html>` that tell style sheets what the prerendered page can't know. */
export const pageMarks = {
  /** A player is signed in. */
  member: "data-member",
  /** The visitor reads a language other than the prerendered one. */
  otherLanguage: "data-other-language",
  /** The address has no prerendered shell. */
  noShell: "data-no-shell",
  /** A list opens below its beginning, where its tools are out of sight. */
  furtherDown: "data-further-down",
  /** The page's code failed to load (unreachable-note.css). */
  unreachable: "data-unreachable",
} as const;
