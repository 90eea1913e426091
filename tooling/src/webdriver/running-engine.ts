/** An engine that waits for a client of WebDriver. */
export interface RunningEngine {
  /** Where W3C WebDriver is spoken. */
  readonly url: string;
  /** What a session has to ask for. */
  readonly capabilities: Readonly<Record<string, unknown>> & { readonly browserName: string };
  /** Whether a session finds nothing of what the one before has kept, and costs next to nothing. */
  readonly startsClean: boolean;
  /** Ends the driver and its browser. */
  stop(): Promise<void>;
}
