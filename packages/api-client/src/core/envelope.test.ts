import { describe, expect, test } from "vitest";
import { failureOf } from "../../test-server/test-client.ts";
import { openEnvelope, readRetryAfter } from "./envelope.ts";

const NOW = Date.UTC(2026, 0, 1);

const open = (status: number, text: string, headers: Record<string, string> = {}) =>
  openEnvelope("call", new Response(text, { status, headers }), text, NOW);

describe("openEnvelope", () => {
  test.each([
    ['{"success":true,"value":{"a":1}}', { a: 1 }],
    ['{"success":true,"value":null}', null],
    ['{"success":true}', undefined],
  ])("takes the value out of %s", (text, value) => {
    expect(open(200, text)).toEqual(value);
  });

  test.each([
    [
      401,
      '{"success":false,"code":"session_expired"}',
      { kind: "rejected", status: 401, code: "session_expired" },
    ],
    [
      200,
      '{"success":false,"code":"wrong_password","value":{"captcha":true}}',
      { kind: "rejected", status: 200, value: { captcha: true } },
    ],
    [422, '{"success":false}', { kind: "rejected", status: 422, code: "" }],
    [400, '{"success":false,"code":"odd_code"}', { kind: "rejected", status: 400, code: "odd_code" }],
    [502, "<html>bad gateway</html>", { kind: "http", status: 502 }],
    [503, "", { kind: "http", status: 503 }],
    [500, '{"success":true,"value":1}', { kind: "http", status: 500 }],
    [200, "<html>login of a hotel network</html>", { kind: "schema" }],
    [200, '{"value":1}', { kind: "schema" }],
    [200, '{"success":"yes"}', { kind: "schema" }],
  ])("status %i with %s fails", async (status, text, error) => {
    expect(await failureOf(Promise.resolve().then(() => open(status, text)))).toMatchObject(error);
  });

  test("an error contains how long to wait", async () => {
    const refused = Promise.resolve().then(() =>
      open(429, '{"success":false,"code":"too_many_requests"}', { "Retry-After": "7" }),
    );
    expect(await failureOf(refused)).toMatchObject({ kind: "rejected", retryAfter: 7_000 });
  });
});

describe("a date in Retry-After", () => {
  const refusedUntil = (retryAt: number, sentAt?: number) =>
    failureOf(
      Promise.resolve().then(() =>
        open(429, '{"success":false,"code":"too_many_requests"}', {
          "Retry-After": new Date(retryAt).toUTCString(),
          ...(sentAt !== undefined && { Date: new Date(sentAt).toUTCString() }),
        }),
      ),
    );

  test.each([3_600_000, -3_600_000])(
    "is measured by the gateway's clock, which is %i ms off",
    async (off) => {
      expect(await refusedUntil(NOW + off + 7_000, NOW + off)).toMatchObject({ retryAfter: 7_000 });
    },
  );

  test("is measured by the device's clock if the response has no date", async () => {
    expect(await refusedUntil(NOW + 7_000)).toMatchObject({ retryAfter: 7_000 });
  });
});

describe("readRetryAfter", () => {
  test.each([
    [null, undefined],
    ["2", 2_000],
    ["0", 0],
    [new Date(NOW + 5_000).toUTCString(), 5_000],
    [new Date(NOW - 5_000).toUTCString(), undefined],
    ["soon", undefined],
    ["-3", undefined],
  ])("%s is %s ms", (header, milliseconds) => {
    expect(readRetryAfter(header, NOW)).toBe(milliseconds);
  });
});
