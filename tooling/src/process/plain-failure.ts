/** A failure that its message tells whole, in words that say what to do: where it was thrown helps nobody. */
export class PlainFailure extends Error {
  override readonly name = "PlainFailure";
}

/** Acts for a command: a {@link PlainFailure} is said without its stack, and the process ends with 1. */
export const orSay = async (act: () => Promise<void>): Promise<void> => {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
};
