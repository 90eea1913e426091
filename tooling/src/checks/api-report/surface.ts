import { createHash } from "node:crypto";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { CompilerState, Extractor, ExtractorConfig } from "@microsoft/api-extractor";
import { z } from "zod";
import type { Workspace } from "../../workspace/workspaces.ts";

const commands = z.record(z.string(), z.string()).default({});
const manifestSchema = z.object({
  bin: commands,
  publishConfig: z.object({ bin: commands, exports: z.record(z.string(), z.unknown()) }),
});
const typedSchema = z.object({ types: z.string() });

/** What a built package has for the world. */
export interface Surface {
  /** The text of each report, by the name of its file: one for each entry that has types. */
  readonly reports: ReadonlyMap<string, string>;
  /** Entries without types, such as sheets, and commands. */
  readonly files: readonly string[];
  /** Tells one surface from another. */
  readonly digest: string;
}

/** Reports as they lie in a folder. */
export const readReports = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    globSync("*.api.md", { cwd: folder })
      .sort()
      .map((file) => [basename(file), readFileSync(join(folder, file), "utf8")]),
  );

const configure = (directory: string, types: string, report: string, folder: string): ExtractorConfig =>
  ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(directory, "package.json"),
    configObject: {
      projectFolder: directory,
      mainEntryPointFilePath: join(directory, types),
      newlineKind: "lf",
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: "ES2023",
            lib: ["ES2023", "DOM", "DOM.Iterable"],
            module: "ESNext",
            moduleResolution: "Bundler",
            jsx: "react-jsx",
            strict: true,
            skipLibCheck: true,
            types: [],
          },
          files: [join(directory, types)],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: report,
        reportFolder: folder,
        reportTempFolder: join(folder, "temp"),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
    },
  });

/**
 * Has API Extractor write one report for each entry into a folder.
 * @throws Error when declarations don't hold together
 */
const extract = (directory: string, entries: Readonly<Record<string, string>>, folder: string): void => {
  const configs = Object.entries(entries).map(([entry, types]) =>
    configure(directory, types, `${entry === "." ? "index" : basename(entry)}.api.md`, folder),
  );
  const [first] = configs;
  if (first === undefined) return;
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
  });
  for (const config of configs) {
    const problems: string[] = [];
    const { errorCount } = Extractor.invoke(config, {
      compilerState,
      localBuild: true,
      messageCallback: (message) => {
        if (message.logLevel === "error") problems.push(message.text);
        message.handled = true;
      },
    });
    if (errorCount > 0) throw new Error(`${config.mainEntryPointFilePath}: ${problems.join("; ")}`);
  }
};

/** Everything that a built package exports to the world. */
export const surfaceOf = ({ directory, manifest: { name } }: Workspace): Surface => {
  const { bin, publishConfig } = manifestSchema.parse(
    JSON.parse(readFileSync(join(directory, "package.json"), "utf8")),
  );
  const typed: Record<string, string> = {};
  const files: string[] = [];
  for (const [entry, target] of Object.entries(publishConfig.exports)) {
    const types = typedSchema.safeParse(target).data?.types;
    if (types === undefined) files.push(`${name}${entry.slice(1)}`);
    else typed[entry] = types;
  }
  for (const command of Object.keys({ ...bin, ...publishConfig.bin })) files.push(`the command ${command}`);

  const folder = mkdtempSync(join(tmpdir(), "volado-api-"));
  try {
    extract(directory, typed, folder);
    const reports = readReports(folder);
    const digest = createHash("sha256")
      .update(JSON.stringify([[...reports], files]))
      .digest("hex");
    return { reports, files, digest: digest.slice(0, 16) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
