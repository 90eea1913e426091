const svg = "http://www.w3.org/2000/svg";

/** Between them they know every event handler that the browser has. */
const probes = () => [
  window,
  ...["body", "video", "marquee"].map((name) => document.createElement(name)),
  ...["svg", "animate"].map((name) => document.createElementNS(svg, name)),
];

const handlerLike = /([\s"'/])(on[a-z]+)(?=\s*=)/gi;

/**
 * Renames event handlers, styles and bases in HTML that is about to be cleaned; words that only look like a handler stay. It is no part
 * of the cleaning, which takes all of them away anyhow: but Chromium holds the content security policy against them as soon as
 * they are parsed, wherever that is, and a policy that reports what never reaches the page would hide a report that matters.
 */
export const disarmHtml = (html: string): string => {
  const known = probes();
  return (
    html
      .replace(handlerLike, (whole, before: string, name: string) =>
        known.some((probe) => name.toLowerCase() in probe) ? `${before}data-${name}` : whole,
      )
      .replace(/([\s"'/])style(?=\s*=)/gi, "$1data-style")
      .replace(/<base(?=[\s/>])/gi, "<data-base")
      // The cleaner drops a template with all that is in it, as it does a style.
      .replace(/<(\/?)style(?=[\s/>])/gi, "<$1template")
  );
};
