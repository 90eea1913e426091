import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import { problemsOf, type Tour, visitInBrowser } from "../browser/visit.ts";
import { run, runOrThrow } from "../process/run.ts";
import type { Check } from "./check.ts";
import { type Packed, withPacked } from "./published.ts";

const manifestSchema = z.looseObject({ dependencies: z.record(z.string(), z.string()) });

/** Import specifiers of everything that the packages export. */
const exportedBy = (packed: readonly Packed[], ending: RegExp): readonly string[] =>
  packed
    .flatMap(({ workspace: { manifest } }) =>
      Object.keys(manifest.exports).map((path) => join(manifest.name, path)),
    )
    .filter((address) => ending.test(address));

/** Installs the tarballs into a copy of the example outside the workspace and bundles every export. */
const install = async (root: string, folder: string, packed: readonly Packed[]): Promise<void> => {
  const example = join(root, "examples/other-merchant");
  await cp(example, folder, { recursive: true, filter: (path) => !/\/(node_modules|dist)$/.test(path) });
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, "package.json"), "utf8")));
  // Packages depend on each other by version. They are not published yet, so the versions resolve to the
  // tarballs.
  const tarballs = Object.fromEntries(
    packed.map(({ workspace, tarball }) => [workspace.manifest.name, `file:${tarball}`]),
  );
  const peers = packed.map(({ workspace }) => workspace.manifest.peerDependencies);
  const dependencies = { ...Object.assign({}, ...peers), ...manifest.dependencies, ...tarballs };
  await writeFile(join(folder, "package.json"), JSON.stringify({ ...manifest, dependencies }));
  await writeFile(join(folder, "pnpm-workspace.yaml"), `overrides: ${JSON.stringify(tarballs)}\n`);

  const modules = exportedBy(packed, /\/[\w-]+$/);
  const sheets = exportedBy(packed, /\.css$/);
  const all = [
    ...modules.map((address, at) => `import * as all${at} from "${address}";`),
    `Reflect.set(globalThis, "volado", [${modules.map((_, at) => `all${at}`)}]);`,
  ];
  await writeFile(join(folder, "all.mjs"), all.join("\n"));
  await writeFile(
    join(folder, "src/all.ts"),
    [...sheets.map((sheet) => `import "${sheet}";`), ...all].join("\n"),
  );
  const main = join(folder, "src/main.tsx");
  await writeFile(main, `import "./all";\n${await readFile(main, "utf8")}`);

  await runOrThrow("pnpm", ["install", "--no-frozen-lockfile", "--prefer-offline"], { cwd: folder });
  await runOrThrow("pnpm", ["exec", "tsc", "--skipLibCheck", "false"], { cwd: folder });
  await runOrThrow("pnpm", ["exec", "vite", "build"], { cwd: folder });
};

/** A guest sees games, signs in with an encrypted password, sees the balance and signs out; the kit's styles apply. */
const visit: Tour = async (page, origin) => {
  const problems = problemsOf(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/login")) sent.push(request.postData() ?? "");
  });
  await page.goto(origin);
  await page.getByRole("heading", { name: "tragamonedas" }).waitFor();
  await page.getByLabel("Usuario").fill("jugador");
  await page.getByLabel("Contraseña").fill("Volado2026");
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.getByRole("heading", { name: "Hola, jugador" }).waitFor();
  await page.getByText("12,500.00").waitFor();
  const leave = page.getByRole("button", { name: "Salir" });
  await leave.evaluate((button) => button.classList.add("vo-button"));
  if ((await leave.evaluate((button) => getComputedStyle(button).display)) !== "flex")
    problems.push("the kit's sheets don't apply");
  await leave.click();
  await page.getByRole("button", { name: "Entrar" }).waitFor();
  if (sent.length !== 1 || sent[0]?.includes("Volado2026"))
    problems.push("the password was not sent once and encrypted");
  return problems;
};

/** Runs the packages without a browser: every module, the client's README in Node and in a worker, and its command. */
const runInNode = async (root: string, folder: string, origin: string): Promise<readonly string[]> => {
  const readme = await readFile(join(root, "packages/api-client/README.md"), "utf8");
  const start = /## Start\n+```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? "";
  await writeFile(join(folder, "start.ts"), start.replace("http://localhost:8080", origin));
  const worker = `new (require("node:worker_threads").Worker)("./start.ts")`;
  const node = process.execPath;
  const trials: readonly (readonly [command: string, args: readonly string[], expected: RegExp])[] = [
    [node, ["all.mjs"], /^$/],
    [node, ["start.ts"], /^open \d+ \[ '/],
    [node, ["--eval", worker], /^open \d+ \[ '/],
    [join(folder, "node_modules/.bin/volado-conformance"), [origin, "--only", "getStatus"], /getStatus/],
  ];
  const problems: string[] = [];
  for (const [command, args, expected] of trials) {
    const env = { NODE_NO_WARNINGS: "1" };
    const { code, output } = await run(command, args, { cwd: folder, timeout: 60_000, env });
    if (code !== 0 || !expected.test(output))
      problems.push(`${command} ${args.join(" ")} ended with ${code}:\n${output}`);
  }
  return problems;
};

/** Checks that the installed tarballs type-check, build and run outside the workspace, in a browser and in Node. */
export const consumer: Check = (root) =>
  withPacked(root, async (packed) => {
    const folder = await mkdtemp(join(tmpdir(), "volado-consumer-"));
    try {
      await install(root, folder, packed);
      const server = spawn(process.execPath, ["serve.mjs"], {
        cwd: folder,
        env: { ...process.env, PORT: "0" },
        stdio: ["ignore", "pipe", "inherit"],
      });
      try {
        const [line] = await once(createInterface(server.stdout), "line");
        const origin = /http:\S+/.exec(String(line))?.[0] ?? "";
        const problems = [...(await visitInBrowser(origin, visit))];
        return { problems: [...problems, ...(await runInNode(root, folder, origin))] };
      } finally {
        server.kill();
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
