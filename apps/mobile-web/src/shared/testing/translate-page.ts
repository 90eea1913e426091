const isWord = (node: Node): node is Text => node instanceof Text && node.data.trim() !== "";

const isTranslated = ({ parentElement }: Text): boolean =>
  parentElement === null || ["FONT", "SCRIPT", "STYLE", "TEXTAREA"].includes(parentElement.tagName);

/** Puts a text into two elements of the translator's own; the page's own node leaves the document. */
const wrap = (text: Text): void => {
  if (isTranslated(text)) return;
  const inner = document.createElement("font");
  const outer = document.createElement("font");
  inner.append(text.data);
  outer.append(inner);
  text.replaceWith(outer);
};

const wrapAll = (root: Node): void => {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node: Node | null = root; node; node = walker.nextNode()) if (isWord(node)) texts.push(node);
  for (const text of texts) wrap(text);
};

/**
 * Does to the page's texts, and to those that come later, what the translators of browsers do: what React wrote is no
 * longer where React believes it.
 *
 * @returns the end of it
 */
export const translatePage = (): (() => void) => {
  wrapAll(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of addedNodes) if (node.isConnected) wrapAll(node);
      if (isWord(target)) wrap(target);
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
};
