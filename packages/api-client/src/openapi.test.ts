import { expect, test } from "vitest";
import { openApi } from "../scripts/openapi.ts";
import type { AnyEndpoint } from "./core/endpoint.ts";
import { endpoints } from "./endpoints/index.ts";

const { paths } = openApi();

test.each(Object.values<AnyEndpoint>(endpoints))("$id is a documented OpenAPI operation", (endpoint) => {
  const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()];
  expect(operation).toMatchObject({
    operationId: endpoint.id,
    description: expect.stringMatching(/\w/),
    tags: [expect.any(String)],
    responses: { 200: { content: { "application/json": { schema: { type: "object" } } } } },
  });
  expect(operation).toHaveProperty(endpoint.codec === "query" ? "parameters" : "requestBody.content");
});

test("rows of lenient lists are described", () => {
  const games = paths["/api/games/hot"]?.get;
  expect(JSON.stringify(games)).toContain("vassalage");
});
