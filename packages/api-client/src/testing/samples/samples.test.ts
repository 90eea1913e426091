import { describe, expect, test } from "vitest";
import type { AnyEndpoint } from "../../core/endpoint.ts";
import { readAnswer } from "../../core/envelope.ts";
import { endpoints } from "../../endpoints/index.ts";
import { samples } from "./index.ts";
import { madeSample, sampleFields } from "./made-sample.ts";

const all: readonly AnyEndpoint[] = Object.values(endpoints);
const context = { merchant: "volado", platform: "M", language: "ES" };
const values = new Map<string, { readonly value: unknown }>(Object.entries(samples));

describe("samples", () => {
  test.each(all)("$id: input and response match their schemas", (endpoint) => {
    expect(endpoint.request.safeParse(sampleFields(endpoint, context)).success).toBe(true);
    const { value } = values.get(endpoint.id) ?? { value: madeSample(endpoint.response) };
    expect(readAnswer(endpoint, value).droppedRows).toBe(0);
  });

  test("can be generated from the schemas of nearly every call", () => {
    const made = all.filter(
      ({ request, response }) =>
        request.safeParse(madeSample(request)).success && response.safeParse(madeSample(response)).success,
    );
    expect(made.length).toBeGreaterThan(all.length * 0.9);
  });

  test("contain no real secret", () => {
    expect(JSON.stringify(samples)).not.toMatch(/[A-Za-z0-9_-]{43}/);
  });
});
