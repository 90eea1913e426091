import type { Phone } from "./phone.ts";

/**
 * Runs something while the browser traces the given categories.
 *
 * @returns the events
 * @throws Error when the browser ends before it has told them.
 */
export const recordTrace = async (
  { cdp, page }: Pick<Phone, "cdp" | "page">,
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
    page.once("close", () => resolve());
  });
  await cdp.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: [...categories] },
  });
  await run();
  await cdp.send("Tracing.end");
  await complete;
  if (page.isClosed()) throw new Error("The browser ended in the middle of a trace.");
  cdp.off("Tracing.dataCollected", collect);
  return events;
};
