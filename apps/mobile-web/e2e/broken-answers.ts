import type { Route } from "@playwright/test";

/** Text that only malformed responses contain; it may never appear on a page. */
export const NONSENSE = "Welcome to the airport";

const json = (status: number, body: object) => (route: Route) =>
  route.fulfill({ status, contentType: "application/json", body: JSON.stringify(body) });

/** Malformed responses. */
export const brokenAnswers: Readonly<Record<string, (route: Route) => Promise<void> | undefined>> = {
  "500": json(500, { success: false, code: "internal", message: NONSENSE }),
  "503": json(503, { success: false, code: "system_upgrading", message: NONSENSE }),
  "wrong shape": json(200, { success: true, value: { [NONSENSE]: [1, null] } }),
  "another's page": (route) =>
    route.fulfill({ contentType: "text/html", body: `<!doctype html><h1>${NONSENSE}</h1>` }),
  cut: (route) => route.abort("connectionreset"),
  "no answer": () => undefined,
};
