import { expect, it } from "vitest";
import { plant } from "../../testing/plant.ts";
import { licences } from "./index.ts";

const manifest = (name: string, fields: object) => JSON.stringify({ name, version: "1.0.0", ...fields });

const found = (direct: object, indirect: object) =>
  licences(
    plant({
      "packages/kit/package.json": manifest("kit", { license: "MIT", dependencies: { direct: "1" } }),
      "node_modules/direct/package.json": manifest("direct", {
        dependencies: { indirect: "1" },
        devDependencies: { tool: "1" },
        ...direct,
      }),
      "node_modules/indirect/package.json": manifest("indirect", {
        dependencies: { direct: "1" },
        ...indirect,
      }),
    }),
  );

it.each(["MIT", "(MPL-2.0 OR Apache-2.0)", "MIT AND ISC", "GPL-3.0 OR MIT"])(
  "%s may be shipped",
  async (license) => {
    expect(await found({ license }, { license: "MIT" })).toEqual({ problems: [] });
  },
);

it.each([
  ["GPL-3.0"],
  ["MIT AND GPL-3.0"],
  ["(GPL-2.0 OR LGPL-3.0)"],
  ["SEE LICENSE IN LICENSE"],
  [undefined],
])("%s may not, even of what is needed by what is needed", async (license) => {
  const said = `indirect@1.0.0: its licence is ${license ?? "not named"}, `;
  expect((await found({ license: "MIT" }, { license })).problems).toEqual([expect.stringContaining(said)]);
  expect((await found({ license }, { license: "MIT" })).problems).toHaveLength(1);
});
