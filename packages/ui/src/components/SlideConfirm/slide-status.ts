/** Where a slide stands: to be done, being looked at, accepted, or to be done again. */
export type SlideStatus = "ready" | "checking" | "done" | "failed";
