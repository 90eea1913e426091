import { endpoints } from "@volado/api-client/endpoints";
import { answers } from "./gateway-answers.ts";

/** A request as sent: its call, its module and its own fields. */
export interface SentRequest {
  readonly call: string;
  /** The `Module` header; undefined where the specification names none. */
  readonly module: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
}

const byAddress = new Map<string, string>(
  Object.values(endpoints).map(({ id, method, path }) => [`${method} ${path}`, id]),
);

/**
 * A gateway that answers every call at once from `answers` and records the requests. A request that is aborted at
 * once doesn't count: in development React mounts everything twice.
 */
export const recordingGateway = () => {
  let sent: SentRequest[] = [];
  let platforms: (string | null)[] = [];
  let open = 0;
  const answer = async (url: string, init: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(url, "https://site.example");
    const call = byAddress.get(`${init.method ?? "GET"} ${pathname}`) ?? `${init.method} ${pathname}`;
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : {};
    await new Promise((resolve) => setTimeout(resolve));
    init.signal?.throwIfAborted();
    platforms.push(new Headers(init.headers).get("Platform"));
    sent.push({
      call,
      module: new Headers(init.headers).get("Module") ?? undefined,
      fields: Object.fromEntries([
        ...searchParams,
        ...Object.entries(Object(body)).map(([name, value]) => [name, String(value)]),
      ]),
    });
    const value = answers[call];
    return Response.json(
      value === undefined ? { success: false, code: "unknown_error" } : { success: true, value },
    );
  };
  return {
    fetch: async (url: string, init: RequestInit): Promise<Response> => {
      open += 1;
      try {
        return await answer(url, init);
      } finally {
        open -= 1;
      }
    },
    /** Whether a response is pending. */
    busy: () => open > 0,
    sent: (): readonly SentRequest[] => [...sent],
    /** The `Platform` header of each request; null where it was missing. */
    platforms: (): readonly (string | null)[] => [...platforms],
    forget: () => {
      sent = [];
      platforms = [];
    },
  };
};
