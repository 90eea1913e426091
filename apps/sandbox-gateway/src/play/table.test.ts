import { HOUR_MS } from "@volado/domain/calendar";
import { expect, it } from "vitest";
import { useMember } from "../testing/index.ts";
import { playCalls } from "../testing/play-calls.ts";
import { openTicket } from "./table.ts";

const gateway = useMember();
const { launch } = playCalls(gateway);

const dealerOf = async (nodeId: string) => {
  const opened = await openTicket(gateway.services(), await launch(nodeId));
  return opened.ok ? opened.table.dealer : "no table";
};

it("a live table shows its dealer with name and picture, and other games none", async () => {
  const picture = expect.stringMatching(/^\/art\/dealer\/\w+\/LUZ-Renata\.avif$/);
  expect(await dealerOf("LUZ-LIVE-001")).toEqual({ name: "Renata", picture });
  expect(await dealerOf("LUZ-LIVE-009")).toBeUndefined();
  expect(await dealerOf("JL-RNG-001")).toBeUndefined();
});

it("a dealer is at the table for the shift only", async () => {
  const names = new Set<string>();
  for (let quarter = 0; quarter < 4; quarter += 1) {
    const dealer = await dealerOf("TRZ-LIVE-003");
    names.add(typeof dealer === "object" ? dealer.name : String(dealer));
    gateway.later(6 * HOUR_MS);
    await gateway.become("jugador");
  }
  expect([...names].sort()).toEqual(["Bruno", "undefined"]);
});
