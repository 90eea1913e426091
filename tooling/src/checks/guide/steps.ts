/** What a reader of a guide does: types a command, or saves a block as a file. */
export type GuideStep = { readonly command: string } | { readonly file: string; readonly text: string };

const block = /^```(\w+)(?: file=(\S+))?\n([\s\S]*?)^```$/gm;

/**
 * Lines of the `sh` blocks of a Markdown page and its blocks with a `file=`, in the order in which a reader
 * comes to them.
 */
export const stepsIn = (markdown: string): readonly GuideStep[] =>
  [...markdown.matchAll(block)].flatMap(([, language, file, text = ""]): readonly GuideStep[] => {
    if (file !== undefined) return [{ file, text }];
    if (language !== "sh") return [];
    return text
      .split("\n")
      .map((line) => ({ command: line.trim() }))
      .filter(({ command }) => command !== "" && !command.startsWith("#"));
  });
