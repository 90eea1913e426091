import { join } from "node:path";
import { execPath } from "node:process";
import * as z from "zod";
import { runOrThrow } from "../../process/run.ts";
import { repositoryRoot } from "../../workspace/root.ts";
import type { gatewayBehaviours } from "../behaviour/behaviours.ts";

/** One run's measurements of the gateway, in milliseconds. */
export type MeasuredGateway = Readonly<Record<keyof typeof gatewayBehaviours, number>>;

/** The line that the gateway's own load script prints. */
const loadSchema = z.object({ firstMs: z.number(), laterMs: z.number(), p95Ms: z.number() });

/** Reads what the load script printed. @throws ZodError when a figure is missing */
export const readLoad = (output: string): MeasuredGateway => {
  const line: unknown = JSON.parse(output.trim().split("\n").at(-1) ?? "");
  const { firstMs, laterMs, p95Ms } = loadSchema.parse(line);
  return { gatewayReady: firstMs, gatewayAgain: laterMs, gameList: p95Ms };
};

/**
 * Starts the gateway on an empty folder, again on its data, and lets 50 clients ask it for games.
 * @returns one entry for each run
 */
export const measureGateway = async (
  runs: number,
  onRun: (run: number) => void,
): Promise<readonly MeasuredGateway[]> => {
  const results: MeasuredGateway[] = [];
  for (let run = 1; run <= runs; run += 1) {
    onRun(run);
    const args = [
      "--conditions=@volado/source",
      "--disable-warning=ExperimentalWarning",
      "src/testing/load.ts",
    ];
    results.push(
      readLoad(await runOrThrow(execPath, args, { cwd: join(repositoryRoot, "apps/sandbox-gateway") })),
    );
  }
  return results;
};
