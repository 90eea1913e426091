import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { licencesPlugin } from "./licences.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "volado-licences-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const install = async (
  name: string,
  manifest: object,
  file = "LICENCE.md",
  words = `The words of ${name}.`,
) => {
  const home = join(folder, "node_modules", name);
  await mkdir(join(home, "esm"), { recursive: true });
  await writeFile(
    join(home, "package.json"),
    JSON.stringify({ name, version: "1.2.3", main: "esm/index.js", ...manifest }),
  );
  await writeFile(join(home, "esm/package.json"), '{ "type": "module" }');
  await writeFile(join(home, "esm/index.js"), `export const ${name} = "${name}" + Math.random();`);
  await writeFile(join(home, file), words);
};

const licences = async (entry: string) => {
  await writeFile(join(folder, "entry.js"), entry);
  await build({
    configFile: false,
    root: folder,
    logLevel: "silent",
    build: { lib: { entry: "entry.js", formats: ["es"], fileName: () => "site.js" } },
    plugins: [licencesPlugin()],
  });
  return readFile(join(folder, "dist/licences.txt"), "utf8");
};

it("lists bundled packages with licence and text, skips the others, and includes the typeface", async () => {
  await install("bundled", { license: "MIT" });
  await install("unused", { license: "ISC" });
  const text = await licences('import { bundled } from "bundled"; console.log(bundled);');
  expect(text).toContain("bundled 1.2.3 (MIT)\n\nThe words of bundled.");
  expect(text).not.toContain("unused");
  expect(text).toContain("SIL OPEN FONT LICENSE");
});

it("falls back to a package's description, and to another package's text for the Apache terms", async () => {
  await install("described", { license: "MIT" }, "README.md", "# It\n\n## LICENSE\n\nPermission is granted.");
  const terms = "Apache License\n  Version 2.0, January 2004\n\nEND OF TERMS AND CONDITIONS";
  await install("worded", { license: "Apache-2.0" }, "LICENSE", `${terms}\n\nCopyright worded`);
  await install("wordless", { license: "Apache-2.0" }, "README.md", "# It");
  await install("noticed", { license: "Apache-2.0" }, "LICENCE", "Copyright noticed");
  const text = await licences(
    ["described", "worded", "wordless", "noticed"].map((name) => `export * from "${name}";`).join("\n"),
  );
  expect(text).toContain("described 1.2.3 (MIT)\n\nPermission is granted.");
  expect(text).toContain(`wordless 1.2.3 (Apache-2.0)\n\n${terms}\n\n---`);
  expect(text).toContain(`noticed 1.2.3 (Apache-2.0)\n\nCopyright noticed\n\n${terms}`);
});

it("rejects a package without a licence text", async () => {
  await install("silent", { license: "MIT" }, "README.md", "# It");
  await expect(licences('export { silent } from "silent";')).rejects.toThrow("silent (MIT)");
});

it("rejects a package that names no licence", async () => {
  await install("nameless", {});
  await expect(licences('export { nameless } from "nameless";')).rejects.toThrow("names its licence");
});
