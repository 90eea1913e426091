/** Where failures go that no player can mend. Adapters for a vendor's service implement it; none is bundled. */
export interface ErrorReporter {
  /** `context` holds plain facts such as a route pattern or an endpoint's id, never personal data. */
  report(error: unknown, context: Readonly<Record<string, string>>): void;
}

/** Tells the page: `window.addEventListener("volado:error", …)` is enough to connect any service. */
export const pageErrorReporter: ErrorReporter = {
  report: (error, context) => {
    window.dispatchEvent(new CustomEvent("volado:error", { detail: { error, context } }));
  },
};
