/** Attributes of `<html>` by which style sheets tell what the prerendered page can't know. */
export const pageMarks = {
  /** A player is signed in. */
  member: "data-member",
  /** The visitor reads another language than the prerendered one. */
  otherLanguage: "data-other-language",
  /** The address has no prerendered shell. */
  noShell: "data-no-shell",
  /** A list opens further down than its beginning, where its tools are out of sight. */
  furtherDown: "data-further-down",
  /** The page's code can't be had (unreachable-note.css). */
  unreachable: "data-unreachable",
} as const;
