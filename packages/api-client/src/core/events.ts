import type { ApiError } from "../errors/api-error.ts";

/** How a try or a call ended: "ok" or the kind of its error. */
export type Outcome = "ok" | ApiError["kind"];

/** What happened inside the client, for logs and metrics. Never holds bodies, tokens or queries. */
export type ClientEvent =
  | {
      readonly type: "try";
      readonly endpoint: string;
      /** From 1. */
      readonly attempt: number;
      readonly outcome: Outcome;
      /** HTTP status of a failed answer. */
      readonly status: number | undefined;
      /** The gateway's code of a refusal. */
      readonly code: string | undefined;
      readonly milliseconds: number;
    }
  /** The call waits and is then tried again. */
  | { readonly type: "retry"; readonly endpoint: string; readonly attempt: number; readonly delay: number }
  /** No answer could be had, and one that was put aside earlier stands in for it. */
  | { readonly type: "stood-in"; readonly endpoint: string }
  /** The call was answered by an equal one that was already under way. */
  | { readonly type: "deduped"; readonly endpoint: string }
  /** Rows that did not fit their schema were left out of a list. */
  | {
      readonly type: "rows-dropped";
      readonly endpoint: string;
      readonly count: number;
      /** Fields of the answer that did not fit, each once and by name alone: `banners[].url`. */
      readonly fields: readonly string[];
    }
  /** A path override was refused because it would leave the gateway. */
  | { readonly type: "path-refused"; readonly endpoint: string }
  /** Local storage was full, blocked or held something unreadable; the client goes on without it. */
  | { readonly type: "storage-failed" };
