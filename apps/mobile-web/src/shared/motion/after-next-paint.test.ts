// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { afterNextPaint } from "./after-next-paint.ts";

it("waits for the frame, and for a task after it", async () => {
  const order: string[] = [];
  const task = vi.fn(() => void order.push("task"));
  afterNextPaint(task);
  order.push("tap");
  requestAnimationFrame(() => order.push("frame"));
  await vi.waitFor(() => expect(task).toHaveBeenCalledOnce());
  expect(order).toEqual(["tap", "frame", "task"]);
});
