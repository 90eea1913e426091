// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { closePart, openPart, signInAna } from "../../../shared/testing/open-part.tsx";
import { RewardListView } from "./reward-list.tsx";

beforeEach(() => signInAna());
afterEach(closePart);

const DAY = Date.UTC(2026, 9, 31, 18);

it.each([
  ["Applying", "requestedOn", {}],
  ["Rejected", "requestedOn", {}],
  ["Joined", "since", {}],
  ["Close", "givenOn", { claimBefore: DAY + 1 }],
  ["Claimed", "claimedOn", { claimedAt: DAY }],
] as const)("dates a reward that is %s by what happened that day: %s", async (status, event, over) => {
  const reward = { id: "R-1", kind: "gift", amount: "50.00", currency: "MXN", givenAt: DAY, ...over };
  const { t } = await openPart(<RewardListView />, {
    "/api/rewards": [
      {
        value: {
          rewards: [{ claimBefore: null, claimedAt: null, ...reward, status }],
          serverTime: DAY + 2,
        },
      },
    ],
  });
  expect(await screen.findByText(t(`rewards.${event}`, { day: "31 oct 2026" }))).toBeTruthy();
  expect(screen.getByText(t(`rewards.statuses.${status}`))).toBeTruthy();
  expect(screen.queryByText(t("rewards.possible")) !== null, "an amount that isn't owed says so").toBe(
    status === "Applying" || status === "Joined",
  );
  expect(screen.getByRole("listitem").hasAttribute("data-over"), "history is muted").toBe(
    status === "Rejected" || status === "Close" || status === "Claimed",
  );
});
