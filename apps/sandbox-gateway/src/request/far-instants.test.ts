import { type EndpointId, endpoints } from "@volado/api-client/endpoints";
import { sampleFields } from "@volado/api-client/testing";
import { afterEach, expect, it } from "vitest";
import { useGateway } from "../testing/test-gateway.ts";

const gateway = useGateway({ team: false });
afterEach(() => expect(gateway.log).toEqual([]));

/** The last millisecond of the year 9999, and the greatest number that a client can send exactly. */
const LATEST = 253_402_300_799_999;
const TOO_LATE = Number.MAX_SAFE_INTEGER;

const wireOf = (id: EndpointId): object =>
  sampleFields(endpoints[id], { merchant: "volado", platform: "M", language: "ES" });

it.each([
  ["listVietnameseDraws", "drawDate"],
  ["listRecords", "from"],
  ["listRecords", "to"],
  ["getTeamCounts", "startDate"],
  ["getTeamCounts", "endDate"],
  ["getTeamReport", "from"],
  ["getTeamReport", "to"],
  ["listTeamBets", "to"],
  ["listEarnings", "to"],
] as const)("%s takes instants of %s up to the year 9999", async (id, name) => {
  const token = await gateway.logIn("agente");
  const call = (instant: number) => gateway.call({ id, token, fields: { ...wireOf(id), [name]: instant } });
  expect((await call(LATEST)).status).toBe(200);
  expect(await call(TOO_LATE)).toMatchObject({
    status: 422,
    body: { code: "invalid_input", value: { issues: [{ path: name }] } },
  });
});
