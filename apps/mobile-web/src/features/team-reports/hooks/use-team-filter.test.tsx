// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { BrowserRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { paths } from "../../../shared/navigation/paths.ts";
import { useTeamFilter } from "./use-team-filter.ts";

const open = (address: string) => {
  window.history.replaceState(null, "", address);
  return renderHook(() => useTeamFilter(paths.agentBetting), { wrapper: BrowserRouter }).result;
};

afterEach(cleanup);

it("shows what the address asks for, and asks for more in the same entry of the history", () => {
  const team = open(paths.agentBetting.to({ member: "7" }));
  const steps = window.history.length;
  act(() => team.current.choose({ name: "ana" }));
  expect(team.current.filter).toMatchObject({ memberId: "7", name: "ana" });
  expect(window.location.search).toContain("name=ana");
  expect(window.history.length).toBe(steps);
});

it("adds an order to a name that is asked for and not drawn yet", () => {
  const team = open(paths.agentBetting.to());
  const { choose } = team.current;
  act(() => {
    choose({ name: "ana" });
    choose({ sort: { by: "stake", desc: true } });
  });
  expect(team.current.filter).toMatchObject({ name: "ana", sort: { by: "stake", desc: true } });
});
