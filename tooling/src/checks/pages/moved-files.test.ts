import { execFileSync } from "node:child_process";
import { renameSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { plant } from "../../testing/plant.ts";
import { movedFiles } from "./moved-files.ts";

describe("files that moved", () => {
  const git = (root: string, ...words: readonly string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.c", ...words], { cwd: root });

  it("are found where git says that they went, however often they moved", () => {
    const root = plant({ "a.ts": "export const rule = 1;\n", "gone.ts": "export const other = 2;\n" });
    git(root, "init", "-q");
    const commit = (from: string, to: string) => {
      renameSync(join(root, from), join(root, to));
      git(root, "add", "-A");
      git(root, "commit", "-qm", "a move");
    };
    git(root, "add", "-A");
    git(root, "commit", "-qm", "begin");
    commit("a.ts", "b.ts");
    commit("b.ts", "c.ts");

    expect(movedFiles(root, ["a.ts", "never.ts"])).toEqual(new Map([["a.ts", "c.ts"]]));
  });
});
