/** Acceptable content types by file extension. */
const types: Readonly<Record<string, RegExp>> = {
  css: /^text\/css\b/,
  js: /^(text|application)\/(x-)?javascript\b/,
  json: /^application\/json\b/,
  // Servers that don't know the extension send a generic type, which browsers accept as a font.
  woff2: /^(font\/|application\/(x-)?font-|application\/octet-stream\b)/,
};

const image = /^image\//;

/**
 * Whether a response has the type of its file's extension. A proxy or a server's fallback may send HTML with status
 * 200 under a script's name: once cached, it would stay until the next release.
 */
export const isOwnType = (url: string, { headers }: Pick<Response, "headers">): boolean => {
  const ending = /\.(\w+)$/.exec(new URL(url).pathname)?.[1] ?? "";
  return (types[ending] ?? image).test(headers.get("Content-Type") ?? "");
};
