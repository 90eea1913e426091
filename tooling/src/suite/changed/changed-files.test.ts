import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { plant } from "../../testing/plant.ts";
import { changedFiles, usualBase } from "./changed-files.ts";

const git = (cwd: string, ...args: readonly string[]) =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...args], { cwd });

it("tells what differs from a commit, new and deleted files too; the last commit where nothing waits", async () => {
  const root = plant({ "a.ts": "1", "b.ts": "1", "c.ts": "1", ".gitignore": "ignored.ts" });
  git(root, "init", "-q");
  git(root, "add", ".");
  git(root, "commit", "-qm", "first");
  writeFileSync(join(root, "a.ts"), "2");
  git(root, "commit", "-qam", "second");
  expect(await usualBase(root)).toBe("HEAD^");
  expect(await changedFiles(root, "HEAD^")).toEqual(["a.ts"]);

  writeFileSync(join(root, "b.ts"), "2");
  writeFileSync(join(root, "new file.ts"), "1");
  writeFileSync(join(root, "ignored.ts"), "1");
  rmSync(join(root, "c.ts"));
  expect(await usualBase(root)).toBe("HEAD");
  expect(await changedFiles(root, "HEAD")).toEqual(["b.ts", "c.ts", "new file.ts"]);
  await expect(changedFiles(root, "nowhere")).rejects.toThrow("nowhere");
});
