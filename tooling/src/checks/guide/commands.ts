/** Lines of the `sh` blocks of a Markdown page, in order: what a reader would type. */
export const commandsIn = (markdown: string): readonly string[] =>
  Array.from(markdown.matchAll(/^```sh\n([\s\S]*?)^```$/gm), ([, block = ""]) => block)
    .flatMap((block) => block.split("\n"))
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
