const tag = /^<(?<close>\/?)(?<name>[A-Za-z]+)(?<attributes>(?:\s+[\w-]+="[^"<]*")*)\s*(?<self>\/?)>/;
const text = /^[^<&]+/;
const entity = /^&(?:amp|lt|gt|quot|#39);/;
const notXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
const bareAmpersand = /&(?!(?:amp|lt|gt|quot|#39);)/;

/** Why a drawing is not well-formed XML, or undefined when it is. Knows as much of XML as our drawings use. */
export const xmlFault = (xml: string): string | undefined => {
  if (notXml.test(xml)) return "holds a character that XML can't";
  const open: string[] = [];
  let rest = xml;
  while (rest !== "") {
    const found = tag.exec(rest);
    if (found?.groups) {
      const { close, name = "", attributes = "", self } = found.groups;
      if (bareAmpersand.test(attributes)) return `bare ampersand in <${name}>`;
      const names = [...attributes.matchAll(/([\w-]+)=/g)].map(([, attribute]) => attribute);
      if (new Set(names).size !== names.length) return `an attribute twice in <${name}${attributes}>`;
      if (close && open.pop() !== name) return `</${name}> closes something else`;
      if (!close && !self) open.push(name);
      rest = rest.slice(found[0].length);
      continue;
    }
    const plain = text.exec(rest) ?? entity.exec(rest);
    if (plain === null) return `not XML at: ${rest.slice(0, 60)}`;
    if (open.length === 0) return "text outside the root";
    rest = rest.slice(plain[0].length);
  }
  return open.length === 0 ? undefined : `<${open.at(-1)}> stays open`;
};
