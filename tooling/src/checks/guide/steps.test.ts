import { expect, it } from "vitest";
import { stepsIn } from "./steps.ts";

it("reads the lines of shell blocks and what is to be saved, in order, and no other block", () => {
  const page = [
    "One\n\n```sh\ncp a b\n\n# then\nls\n```\n",
    "```css file=b/theme.css\n.a {\n}\n```\n",
    "```css\n.b {}\n```\n",
    "```sh\nnpx -y pnpm@12 start\n```\n",
  ].join("\n");
  expect(stepsIn(page)).toEqual([
    { command: "cp a b" },
    { command: "ls" },
    { file: "b/theme.css", text: ".a {\n}\n" },
    { command: "npx -y pnpm@12 start" },
  ]);
});
