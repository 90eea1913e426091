import { expect, it } from "vitest";
import { commandsIn } from "./commands.ts";

it("reads the lines of shell blocks, and of no others", () => {
  const page =
    "One\n\n```sh\ncp a b\n\n# then\nnpx pnpm@12 start\n```\n\n```css\n.a {}\n```\n\n```sh\nls\n```\n";
  expect(commandsIn(page)).toEqual(["cp a b", "npx pnpm@12 start", "ls"]);
});
