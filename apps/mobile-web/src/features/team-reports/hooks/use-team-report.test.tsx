// @vitest-environment jsdom

import { act, cleanup, renderHook } from "@testing-library/react";
import { BrowserRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { paths } from "../../../shared/navigation/paths.ts";
import { useTeamFilter } from "./use-team-report.ts";

const open = (address: string) => {
  window.history.replaceState(null, "", address);
  return renderHook(() => useTeamFilter(paths.agentBetting), { wrapper: BrowserRouter }).result;
};

afterEach(cleanup);

it("reads the filter from the URL and replaces the history entry on a change", () => {
  const team = open(paths.agentBetting.to({ member: "7" }));
  const entries = window.history.length;
  act(() => team.current.choose({ name: "ana" }));
  expect(team.current.filter).toMatchObject({ memberId: "7", name: "ana" });
  expect(window.location.search).toContain("name=ana");
  expect(window.history.length).toBe(entries);
});

it("merges a change into a previous one that is not rendered yet", () => {
  const team = open(paths.agentBetting.to());
  const { choose } = team.current;
  act(() => {
    choose({ name: "ana" });
    choose({ sort: { by: "stake", desc: true } });
  });
  expect(team.current.filter).toMatchObject({ name: "ana", sort: { by: "stake", desc: true } });
});
