// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { oncePainted } from "./once-painted.ts";

it("waits for the frame, and for a task after it", async () => {
  const order: string[] = [];
  const task = vi.fn(() => void order.push("task"));
  oncePainted(task);
  order.push("tap");
  requestAnimationFrame(() => order.push("frame"));
  await vi.waitFor(() => expect(task).toHaveBeenCalledOnce());
  expect(order).toEqual(["tap", "frame", "task"]);
});
