import { describe, expect, it } from "vitest";
import { arrivalProblems, sourceProblems } from "./index.ts";

const sound = {
  name: "@volado/coins",
  access: "public",
  versions: {
    "1.0.0": { license: "MIT", exports: { ".": "./dist/index.js" }, dependencies: { zod: "^4.0.0" } },
  },
  _attachments: { "coins-1.0.0.tgz": { length: 10 } },
};

describe("a package that arrives at the registry", () => {
  it("may be sound", () => {
    expect(arrivalProblems(sound)).toEqual([]);
  });

  it.each([
    [{ access: "restricted" }, "@volado/coins would not be public"],
    [{ _attachments: {} }, "@volado/coins came without a tarball"],
    [{ versions: { "1.0.0": { exports: {} } } }, "@volado/coins has no license"],
    [
      { versions: { "1.0.0": { license: "MIT", exports: { ".": { "@volado/source": "./src/index.ts" } } } } },
      "@volado/coins leads to sources that aren't packed",
    ],
    [
      {
        versions: {
          "1.0.0": { license: "MIT", exports: {}, dependencies: { "@volado/domain": "workspace:^" } },
        },
      },
      "@volado/coins wants @volado/domain at workspace:^, which nobody else has",
    ],
  ])("or not: %j", (fault, problem) => {
    expect(arrivalProblems({ ...sound, ...fault })).toEqual([problem]);
  });
});

describe("where its sources are", () => {
  const right = { url: "git+https://code.example/volado/volado.git", directory: "packages/coins" };

  it.each([
    [right, []],
    [undefined, ["@volado/coins doesn't say where its sources are"]],
    [
      { ...right, directory: "packages/notes" },
      ["@volado/coins says that its sources are git+https://code.example/volado/volado.git, packages/notes"],
    ],
  ])("%j", (repository, problems) => {
    const versions = { "1.0.0": { exports: {}, ...(repository && { repository }) } };
    expect(sourceProblems({ ...sound, versions }, "packages/coins")).toEqual(problems);
  });
});
