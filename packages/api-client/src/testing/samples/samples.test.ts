import { describe, expect, test } from "vitest";
import { describeRequest } from "../../core/describe-request.ts";
import type { AnyEndpoint } from "../../core/endpoint.ts";
import { readAnswer } from "../../core/read-answer.ts";
import { endpoints } from "../../endpoints/registry.ts";
import { samples } from "./index.ts";

const all: readonly AnyEndpoint[] = Object.values(endpoints);
const context = {
  baseUrl: "",
  merchant: "volado",
  platform: "M",
  language: "ES",
  paths: {},
  token: "token",
  standalone: false,
};

const sampleOf = (id: string) => new Map(Object.entries(samples)).get(id);

describe("samples", () => {
  test("there is one for each call, in whatever order", () => {
    expect(Object.keys(samples).toSorted()).toEqual(Object.keys(endpoints).toSorted());
  });

  test.each(all)("$id: the question can be asked and the answer be read whole", (endpoint) => {
    const sample = sampleOf(endpoint.id);
    expect(describeRequest(endpoint, sample?.input, context).method).toBe(endpoint.method);
    const { droppedRows } = readAnswer(endpoint, sample?.value);
    expect(droppedRows).toBe(0);
  });

  test("hold no secret that opens anything", () => {
    expect(JSON.stringify(samples)).not.toMatch(/[A-Za-z0-9_-]{43}/);
  });
});
