import { join } from "node:path";
import { expect, it } from "vitest";
import { run } from "../process/run.ts";
import { plant } from "../testing/plant.ts";
import { repositoryRoot } from "../workspace/root.ts";

const guide = "# Guide\n\n## How it `runs`, and why\n";

/** What remark, set up as for this repository, finds in a README beside a guide. */
const findings = (readme: string) => {
  const settings = ["--rc-path", join(repositoryRoot, ".remarkrc.json"), "--frail", "--quiet", "--no-stdout"];
  return run(join(repositoryRoot, "node_modules/.bin/remark"), [".", ...settings], {
    cwd: plant({ "README.md": readme, "docs/guide.md": guide }),
  });
};

it("follows links to files, folders, headings and addresses outside, and none in code", async () => {
  const readme = `# Read me

[guide](docs/guide.md), [docs](docs/), [why](docs/guide.md#how-it-runs-and-why), [top](#read-me),
[site](https://example.com/nowhere) and \`[y](nowhere.md)\`

\`\`\`
[x](nowhere.md)
\`\`\`
`;
  expect(await findings(readme)).toEqual({ code: 0, output: "" });
});

it.each([
  ["a missing file", "[guide](docs/gone.md)", /Cannot find file.*docs\/gone\.md/],
  ["a missing picture", "![home](shot.png)", /Cannot find file.*shot\.png/],
  ["a missing heading", "[x](docs/guide.md#gone)", /Cannot find heading for.*#gone/],
  ["a missing heading of its own", "[x](#gone)", /Cannot find heading for.*#gone/],
])("reports %s", async (_name, readme, problem) => {
  expect(await findings(readme)).toEqual({ code: 1, output: expect.stringMatching(problem) });
});
