import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { checkout } from "../testing/checkout.ts";
import { trackedFiles } from "./tracked-files.ts";

it("lists known and new files, not ignored ones and not those just deleted", async () => {
  const root = checkout({
    ".gitignore": "out.md\n",
    "known.md": "",
    "gone.md": "",
    "new.md": "",
    "out.md": "",
  });
  execFileSync("git", ["add", "known.md", "gone.md"], { cwd: root });
  rmSync(join(root, "gone.md"));
  expect(await trackedFiles(root, ["*.md"])).toEqual(["known.md", "new.md"]);
});
