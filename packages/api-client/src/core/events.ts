import type { ApiError } from "../errors/api-error.ts";

/** Outcome of an attempt: "ok" or the kind of its error. */
export type Outcome = "ok" | ApiError["kind"];

/** An event for logs and metrics. Never contains bodies, tokens or queries. */
export type ClientEvent =
  | {
      readonly type: "try";
      readonly endpoint: string;
      /** From 1. */
      readonly attempt: number;
      readonly outcome: Outcome;
      /** HTTP status of a failed response. */
      readonly status: number | undefined;
      /** The gateway's code for a refusal. */
      readonly code: string | undefined;
      readonly milliseconds: number;
    }
  /** The call is retried after `delay` milliseconds. */
  | { readonly type: "retry"; readonly endpoint: string; readonly attempt: number; readonly delay: number }
  /** The gateway was unreachable, so the stored offline response was used. */
  | { readonly type: "stood-in"; readonly endpoint: string }
  /** The call joined an equal one that was already running. */
  | { readonly type: "deduped"; readonly endpoint: string }
  /** Rows that did not fit their schema were dropped from a list. */
  | {
      readonly type: "rows-dropped";
      readonly endpoint: string;
      readonly count: number;
      /** Names of the fields that did not fit, each once: `banners[].url`. */
      readonly fields: readonly string[];
    }
  /** A path override was refused because it leads to another origin. */
  | { readonly type: "path-refused"; readonly endpoint: string }
  /** Storage was full, blocked or unreadable; the client continues without it. */
  | { readonly type: "storage-failed" };
