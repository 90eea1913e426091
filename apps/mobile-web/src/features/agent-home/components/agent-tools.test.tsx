// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { SiteSwitch } from "@volado/domain/site";
import { afterEach, expect, it, vi } from "vitest";
import { closePart, openPart, signInAna } from "../../../shared/testing/open-part.tsx";
import { AgentFooter } from "./agent-footer.tsx";
import { AgentTools } from "./agent-tools.tsx";

vi.mock("../../../shared/services/use-site.ts", () => ({
  useSiteInfo: () => ({ switches: new Set(Object.values(SiteSwitch)) }),
}));

afterEach(closePart);

it("gives every tool and every item of the footer menu its own icon", async () => {
  signInAna(1);
  await openPart(
    <>
      <AgentTools unread={0} onService={() => undefined} />
      <AgentFooter />
    </>,
    {},
  );
  const entries = [...screen.getAllByRole("link"), ...screen.getAllByRole("button")];
  const icons = entries.map((entry) => entry.querySelector("svg")?.innerHTML);
  expect(entries.length).toBeGreaterThan(15);
  expect(new Set(icons).size).toBe(entries.length);
});
