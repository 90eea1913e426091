const headings = "h1, h2, h3, h4, h5, h6";

/**
 * Puts the headings into the page's outline, beginning at `first`: none skips a level, and their order among each other
 * stays. A heading without words goes, since screen readers would announce it.
 */
export const orderHeadings = (root: ParentNode, first: number): void => {
  /** Levels, as they were, of the headings that the one at hand stands under. */
  const above: number[] = [];
  for (const heading of root.querySelectorAll(headings)) {
    if (heading.textContent.trim() === "" && !heading.querySelector("img")) {
      heading.remove();
      continue;
    }
    const was = Number(heading.tagName.slice(1));
    while ((above.at(-1) ?? 0) >= was) above.pop();
    const level = Math.min(first + above.length, 6);
    above.push(was);
    const moved = heading.ownerDocument.createElement(`h${level}`);
    moved.append(...heading.childNodes);
    heading.replaceWith(moved);
  }
};
