/** The content types that a file may come with, by the ending of its name. */
const types: Readonly<Record<string, RegExp>> = {
  css: /^text\/css\b/,
  js: /^(text|application)\/(x-)?javascript\b/,
  json: /^application\/json\b/,
  // Servers that don't know the ending call it a stream of bytes, which browsers take as a font.
  woff2: /^(font\/|application\/(x-)?font-|application\/octet-stream\b)/,
};

const image = /^image\//;

/**
 * Whether an answer is of the type that its file's name promises. A proxy or a server's fallback may send a page of
 * HTML with status 200 under the name of a script: cached, it would stay until the next release.
 */
export const isOwnType = (url: string, { headers }: Pick<Response, "headers">): boolean => {
  const ending = /\.(\w+)$/.exec(new URL(url).pathname)?.[1] ?? "";
  return (types[ending] ?? image).test(headers.get("Content-Type") ?? "");
};
