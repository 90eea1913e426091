// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { MessageEntry } from "./message-list.tsx";

afterEach(cleanup);

it("marks a message as read once per opening, even if the gateway reports it unread again", () => {
  const onRead = vi.fn();
  const { wrapper } = testSite(() => Promise.reject(new Error("no calls here")));
  const entry = (open: boolean, read: boolean) => (
    <MessageEntry
      message={{ id: "1", title: "Hola", text: "Hola", sentAt: 0, read, pictures: 0 }}
      open={open}
      onToggle={() => undefined}
      onRead={onRead}
      onRemove={() => undefined}
    />
  );
  const { rerender } = render(entry(false, false), { wrapper });
  expect(onRead).not.toHaveBeenCalled();
  rerender(entry(true, false));
  rerender(entry(true, true));
  rerender(entry(true, false));
  expect(onRead.mock.calls).toEqual([["1"]]);
  rerender(entry(false, false));
  rerender(entry(true, false));
  expect(onRead).toHaveBeenCalledTimes(2);
});
