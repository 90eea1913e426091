import { SERVER_DATA_ID } from "@volado/domain/site";

/** Parses JSON text; undefined for missing or malformed text. */
export const parseJson = (text: string | null | undefined): unknown => {
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Whether a value is an object with readable fields. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Data that the server wrote into the page, if any (docs/deploying.md). */
export interface ServerData {
  /** The response to the status call, without the fields that depend on the visitor's address. */
  readonly status: Readonly<Record<string, unknown>> | undefined;
  /** Guests' responses to the page's first calls, by address. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** Reads the data that the server wrote into the page. */
export const readServerData = (): ServerData => {
  const data = parseJson(document.getElementById(SERVER_DATA_ID)?.textContent);
  if (!isRecord(data)) return { status: undefined, answers: {} };
  return {
    status: isRecord(data.status) ? data.status : undefined,
    answers: isRecord(data.answers) ? data.answers : {},
  };
};

/** The pattern of picture addresses in the status, if any. */
export const patternIn = ({ status }: ServerData): string | undefined => {
  const pattern = isRecord(status?.info) ? status.info.pictureAddress : undefined;
  return typeof pattern === "string" ? pattern : undefined;
};

/**
 * The status, as the response to its call. If the site is closed, the status is requested again, because the page can't
 * know the visitor's address. Any value but zero counts as closed here; `siteClosure` makes the actual decision.
 */
export const openStatus = ({ status }: ServerData): unknown =>
  status && !status.maintenance && !status.regionRestriction && !status.gateStatus ? status : undefined;
