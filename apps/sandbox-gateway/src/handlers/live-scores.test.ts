import { expect, it } from "vitest";
import { createPlayApi } from "../play/app.ts";
import type { LiveMatch } from "../play/matches.ts";
import { launchedAt, launchFields, ticketOf, useMember } from "../testing/index.ts";

const gateway = useMember("jugador", { now: () => Date.UTC(2026, 10, 30, 12) });

const feeds = () =>
  gateway.read("listLiveScores", { merchantCode: "volado", platform: "html5", language: "ES" });

/** The matches that the sportsbook's page shows. */
const onPage = async (ticket: string): Promise<readonly LiveMatch[]> => {
  const api = createPlayApi(gateway.services());
  const response = await api.request("/live", { headers: { "Play-Ticket": ticket } });
  return (await response.json()).value.live;
};

it("live scores are those of the sportsbook's page at every moment, and so is their number", async () => {
  const fields = launchFields({ nodeId: "FB", gameId: "lobby", vassalage: "FB" });
  const ticket = ticketOf(launchedAt(await gateway.send("launchGame", fields)));
  for (let moment = 0; moment < 12; moment += 1) {
    const shown = await onPage(ticket);
    expect(shown.length).toBeGreaterThan(0);
    expect(await feeds()).toEqual([
      {
        vendor: "FB",
        live: shown.length,
        upcoming: 6 - shown.length,
        scores: shown.map(({ fixture: _, score: [homeScore, awayScore], ...match }) => ({
          ...match,
          homeScore,
          awayScore,
        })),
      },
    ]);
    gateway.later(3_700);
  }
});

it("live scores are not sent while the sportsbook is under maintenance", async () => {
  const { db, catalogue } = gateway.services();
  const change = db.updateTable("games").set({ state: "maintenance" });
  await change.where("node_id", "=", "FB-SPORTS-001").execute();
  await catalogue.reload();
  expect(await feeds()).toEqual([]);
});
