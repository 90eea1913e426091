import type { CDPSession } from "playwright-core";

/** Runs something while the browser traces the given categories. @returns the events */
export const recordTrace = async (
  cdp: CDPSession,
  categories: readonly string[],
  run: () => Promise<void>,
): Promise<readonly unknown[]> => {
  const events: unknown[] = [];
  const collect = ({ value }: { readonly value: readonly unknown[] }): void => {
    events.push(...value);
  };
  cdp.on("Tracing.dataCollected", collect);
  const complete = new Promise<void>((resolve) => {
    cdp.once("Tracing.tracingComplete", () => resolve());
  });
  await cdp.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: [...categories] },
  });
  await run();
  await cdp.send("Tracing.end");
  await complete;
  cdp.off("Tracing.dataCollected", collect);
  return events;
};
