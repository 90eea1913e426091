/** An engine that waits for a client of WebDriver. */
export interface RunningEngine {
  /** Where W3C WebDriver is spoken. */
  readonly url: string;
  /** What a session has to ask for. */
  readonly capabilities: Readonly<Record<string, unknown>> & { readonly browserName: string };
  /** Ends the driver and its browser. */
  stop(): Promise<void>;
}
