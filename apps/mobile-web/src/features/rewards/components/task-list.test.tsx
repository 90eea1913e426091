// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { samples } from "@volado/api-client/testing";
import { afterEach, beforeEach, expect, it } from "vitest";
import { closePart, openPart, signInAna } from "../../../shared/testing/open-part.tsx";
import { TaskList } from "./task-list.tsx";

const { value } = samples.listDailyTasks;

beforeEach(() => signInAna());
afterEach(closePart);

it("shows each task of the day", async () => {
  const { t } = await openPart(<TaskList />, { "/api/daily-tasks": [{ value }] });
  expect((await screen.findAllByRole("listitem")).length).toBe(value.tasks.length);
  expect(screen.queryByText(t("dailyTasks.empty.title"))).toBe(null);
});

it.each([
  ["0", "notStarted"],
  ["1", "started"],
] as const)("says of a task with %s rounds that it is %s", async (progress, state) => {
  const [task] = value.tasks;
  const running = { ...task, measure: "rounds", goal: "10", progress, status: "Process" };
  const { t } = await openPart(<TaskList />, {
    "/api/daily-tasks": [{ value: { ...value, tasks: [running] } }],
  });
  expect(await screen.findByText(t(`dailyTasks.${state}`))).toBeTruthy();
});

it('shows an empty state if there are none (Spec §8 "Empty lists show a no-data placeholder")', async () => {
  const { t } = await openPart(<TaskList />, {
    "/api/daily-tasks": [{ value: { ...value, tasks: [] } }],
  });
  expect(await screen.findByText(t("dailyTasks.empty.title"))).toBeTruthy();
  expect(screen.queryByRole("list")).toBe(null);
});
