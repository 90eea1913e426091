import { describe, expect, it } from "vitest";
import { behaviourTable } from "./behaviour-table.ts";
import { behaviours } from "./behaviours.ts";
import { countFrames, droppedShare } from "./frames.ts";
import { blankShare, mostElements } from "./scroll-samples.ts";
import { blockedTime, busyTime, mainThreadTasks, task95 } from "./tasks.ts";

const frame = (state: string, affects_smoothness = false) => ({
  name: "PipelineReporter",
  ph: "b",
  args: { frame_reporter: { state, affects_smoothness } },
});

describe("frames of a trace", () => {
  it("count when they were wished for, and as dropped when a player saw them missing", () => {
    const events = [
      frame("STATE_PRESENTED_ALL"),
      frame("STATE_PRESENTED_PARTIAL", true),
      frame("STATE_DROPPED", true),
      frame("STATE_DROPPED", false),
      frame("STATE_NO_UPDATE_DESIRED"),
      { name: "PipelineReporter", ph: "e", args: {} },
      { name: "Layout", ph: "X" },
      "no event",
    ];
    expect(countFrames(events)).toEqual({ wished: 4, dropped: 1 });
    expect(droppedShare(countFrames(events))).toBe(25);
  });

  it("are none when nothing has moved, which is an error and no good result", () => {
    expect(() => droppedShare(countFrames([frame("STATE_NO_UPDATE_DESIRED")]))).toThrow(RangeError);
  });
});

describe("tasks of a trace", () => {
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
    0,
  ];

  it("are those of the thread that computes style", () => {
    expect(mainThreadTasks(events)).toEqual([3, 30, 170]);
    expect(mainThreadTasks([task(40)])).toEqual([]);
  });

  it("keep a tap waiting beyond 50 ms", () => {
    expect(blockedTime([3, 30, 170, 51])).toBe(121);
    expect(busyTime([3, 30, 170])).toBe(203);
  });

  it("have a time that 95 of 100 of those keep within that do something", () => {
    const many = [...Array.from({ length: 95 }, () => 8), ...Array.from({ length: 5 }, () => 60), 1, 2, 3];
    expect(task95(many)).toBe(8);
    expect(task95([...many, 60])).toBe(60);
    expect(task95([1])).toBe(0);
  });
});

describe("samples of a scroll", () => {
  const samples = [
    { room: 700, filled: 700, elements: 310 },
    { room: 700, filled: 350, elements: 402 },
    { room: 0, filled: 0, elements: 290 },
  ];

  it("give the blank part of the list's room", () => {
    expect(blankShare(samples)).toBe(25);
    expect(blankShare(samples.slice(0, 1))).toBe(0);
  });

  it("give the most elements there were", () => {
    expect(mostElements(samples)).toBe(402);
  });

  it("are an error when the list was never on the screen", () => {
    expect(() => blankShare(samples.slice(2))).toThrow(RangeError);
  });
});

describe("the table of behaviours", () => {
  const rows = behaviourTable(behaviours, [
    { menu: 40, filter: 56, heap: 0.512, calmBlank: 0.04 },
    { menu: 24, filter: 48, heap: 0.4, calmBlank: 0 },
    { menu: 32, filter: 72, heap: 3, calmBlank: 0.06 },
  ]).split("\n");

  it("has the median and the spread of the runs beside budget and goal", () => {
    expect(rows.slice(0, 3)).toEqual([
      "| behaviour | median | runs | budget | goal | within |",
      "| --- | --- | --- | --- | --- | --- |",
      "| tap on the menu, to next paint (ms) | 32 | 24 to 40 | 50 | 40 | goal |",
    ]);
  });

  it("says what is over its budget, and what is within it", () => {
    const lineOf = (words: string) => rows.find((line) => line.includes(words));
    expect(lineOf("the filter")).toMatch(/\| 56 \| 48 to 72 \| 50 \| 40 \| over \|$/);
    expect(lineOf("heap")).toMatch(/\| 0.51 \| 0.40 to 3.00 \| 2 \| 0.5 \| budget \|$/);
    expect(lineOf("six calm flings: blank")).toMatch(/\| 0.0 \| 0.0 to 0.1 \| 0 \| 0 \| goal \|$/);
  });

  it("passes over nothing: what was not measured says so", () => {
    expect(rows.find((line) => line.includes("a star"))).toMatch(/\| not measured \|$/);
  });
});
