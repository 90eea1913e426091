const hasText = (node: Node): node is Text => node instanceof Text && node.data.trim() !== "";

const isTranslated = ({ parentElement }: Text): boolean =>
  parentElement === null || ["FONT", "SCRIPT", "STYLE", "TEXTAREA"].includes(parentElement.tagName);

/** Wraps a text in two elements of the translator; the original text node leaves the document. */
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
  for (let node: Node | null = root; node; node = walker.nextNode()) if (hasText(node)) texts.push(node);
  for (const text of texts) wrap(text);
};

/** Imitates a browser's translator: React's text nodes are no longer in the document. @returns stops it */
export const translatePage = (): (() => void) => {
  wrapAll(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of addedNodes) if (node.isConnected) wrapAll(node);
      if (hasText(target)) wrap(target);
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
};
