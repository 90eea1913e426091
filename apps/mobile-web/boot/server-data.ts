import { SERVER_DATA_ID } from "./page-contract.ts";
import { isRecord, parseJson } from "./parse-json.ts";

/** What the server wrote into the page, if it can (docs/deploying.md). */
export interface ServerData {
  /** The answer to the status call, without what depends on the visitor's address. */
  readonly status: Readonly<Record<string, unknown>> | undefined;
  /** Guests' answers to the page's first calls, by address. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** Reads what the server wrote into the page. */
export const readServerData = (): ServerData => {
  const data = parseJson(document.getElementById(SERVER_DATA_ID)?.textContent);
  if (!isRecord(data)) return { status: undefined, answers: {} };
  return {
    status: isRecord(data.status) ? data.status : undefined,
    answers: isRecord(data.answers) ? data.answers : {},
  };
};

/** The pattern of picture addresses that the status names, if it does. */
export const patternIn = ({ status }: ServerData): string | undefined => {
  const pattern = isRecord(status?.info) ? status.info.pictureAddress : undefined;
  return typeof pattern === "string" ? pattern : undefined;
};

/**
 * The status as the answer to its call. A closed site is asked again, since the page can't know the visitor's
 * address: here it counts only that something isn't zero; what closes the site is the rule's to say
 * (`siteClosure`).
 */
export const openStatus = ({ status }: ServerData): unknown =>
  status && !status.maintenance && !status.regionRestriction && !status.gateStatus ? status : undefined;
