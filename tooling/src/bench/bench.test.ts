import { describe, expect, it } from "vitest";
import { behaviours, behaviourTable, median } from "./behaviours.ts";
import { blankShare, droppedShare, mainThreadTasks } from "./traces.ts";

it.each([
  [[5], 5],
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
])("the median of %j is %d", (values, expected) => {
  expect(median(values)).toBe(expected);
});

const frame = (state: string, affects_smoothness = false) => ({
  name: "PipelineReporter",
  ph: "b",
  args: { frame_reporter: { state, affects_smoothness } },
});

describe("frames of a trace", () => {
  it("count when something moved, and as dropped when visibly missing", () => {
    const events = [
      frame("STATE_PRESENTED_ALL"),
      frame("STATE_PRESENTED_PARTIAL", true),
      frame("STATE_DROPPED", true),
      frame("STATE_DROPPED", false),
      frame("STATE_NO_UPDATE_DESIRED"),
      { name: "PipelineReporter", ph: "e", args: {} },
      "no event",
    ];
    expect(droppedShare(events)).toBe(25);
  });

  it("are an error, not a good result, when nothing has moved", () => {
    expect(() => droppedShare([frame("STATE_NO_UPDATE_DESIRED")])).toThrow(RangeError);
  });
});

it("reads the tasks of the thread that computes style", () => {
  const task = (dur: number, tid = 1) => ({ name: "RunTask", ph: "X", pid: 1, tid, dur: dur * 1000 });
  const style = (tid = 1) => ({ name: "UpdateLayoutTree", ph: "X", pid: 1, tid, dur: 10 });
  const events = [
    style(),
    style(),
    style(7),
    task(3),
    task(30),
    task(170),
    task(900, 2),
    { name: "RunTask" },
  ];
  expect(mainThreadTasks(events)).toEqual([3, 30, 170]);
  expect(mainThreadTasks([task(40)])).toEqual([]);
});

it("computes the blank share of a list from scroll samples", () => {
  const samples = [
    { room: 700, filled: 700, elements: 310 },
    { room: 700, filled: 350, elements: 402 },
    { room: 0, filled: 0, elements: 290 },
  ];
  expect(blankShare(samples)).toBe(25);
  expect(() => blankShare(samples.slice(2))).toThrow(RangeError);
});

describe("the table of behaviours", () => {
  const lines = behaviourTable(behaviours, [
    { menu: 40, filter: 56, heap: 0.512, calmBlank: 0.04 },
    { menu: 24, filter: 48, heap: 0.4, calmBlank: 0 },
    { menu: 32, filter: 72, heap: 3, calmBlank: 0.06 },
  ]).split("\n");

  it.each([
    ["tap on the menu", /\(ms\) \| 32 \| 24 to 40 \| 50 \| 40 \| goal \|$/],
    ["the filter", /\| 56 \| 48 to 72 \| 50 \| 40 \| over \|$/],
    ["heap", /\| 0.51 \| 0.40 to 3.00 \| 2 \| 0.5 \| budget \|$/],
    ["six calm flings: blank", /\| 0.0 \| 0.0 to 0.1 \| 0 \| 0 \| goal \|$/],
    ["a star", /\| not measured \|$/],
  ])("has median, spread, budget, goal and verdict for %s", (what, expected) => {
    expect(lines.find((line) => line.includes(what))).toMatch(expected);
  });
});
