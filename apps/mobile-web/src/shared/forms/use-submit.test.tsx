// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Button } from "@volado/ui";
import { afterEach, expect, it, vi } from "vitest";
import { useSubmit } from "./use-submit.ts";

function Form({ send }: { send: () => Promise<unknown> }) {
  const { submitting, onSubmit } = useSubmit(send);
  return (
    <form onSubmit={onSubmit}>
      <Button type="submit" loading={submitting}>
        Enviar
      </Button>
    </form>
  );
}

afterEach(cleanup);

it("submits once for several taps, shows that it is pending, and can be submitted again", async () => {
  let arrive: () => void = () => undefined;
  const send = vi.fn(
    () =>
      new Promise<void>((done) => {
        arrive = done;
      }),
  );
  render(<Form send={send} />);
  const button = screen.getByRole("button");
  fireEvent.click(button);
  fireEvent.click(button);
  expect([send.mock.calls.length, button.getAttribute("aria-busy")]).toEqual([1, "true"]);
  await act(async () => arrive());
  expect(button.getAttribute("aria-busy")).toBe(null);
  fireEvent.click(button);
  expect(send).toHaveBeenCalledTimes(2);
});

it("submits once for two events of the same frame", () => {
  const send = vi.fn(() => new Promise<void>(() => undefined));
  const { container } = render(<Form send={send} />);
  const form = container.querySelector("form");
  act(() => {
    form?.requestSubmit();
    form?.requestSubmit();
  });
  expect(send).toHaveBeenCalledOnce();
});
