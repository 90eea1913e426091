// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { testSite } from "../testing/test-site.tsx";
import { FormFailure, type FormFailureProps } from "./form-failure.tsx";

const open = () => {
  const { texts, wrapper } = testSite();
  const view = render(<FormFailure failure={undefined} waiting={false} />, { wrapper });
  const show = (props: FormFailureProps) => view.rerender(<FormFailure {...props} />);
  return { show, network: texts.t("errors.network"), server: texts.t("errors.server") };
};

const isSeen = (text: string) => {
  const message = screen.queryByText(text);
  return message !== null && message.closest("[inert]") === null;
};

afterEach(cleanup);

it("reserves the message's room, hidden and inert, until the next attempt is answered", () => {
  const { show, network, server } = open();
  show({ failure: "errors.network", waiting: false });
  const first = screen.getByText(network);
  expect(isSeen(network)).toBe(true);

  show({ failure: undefined, waiting: true });
  expect(screen.getByText(network).closest("[inert]")).toMatchObject({ style: { visibility: "hidden" } });

  // A new element, so that screen readers announce it again.
  show({ failure: "errors.network", waiting: true });
  expect(isSeen(network)).toBe(true);
  expect(screen.getByText(network)).not.toBe(first);

  show({ failure: undefined, waiting: true });
  show({ failure: "errors.server", waiting: false });
  expect([screen.queryByText(network), isSeen(server)]).toEqual([null, true]);
});

it("reserves no room after a success or for the attempt after it", () => {
  const { show, network } = open();
  show({ failure: "errors.network", waiting: false });
  show({ failure: undefined, waiting: true });
  show({ failure: undefined, waiting: false });
  expect(screen.queryByText(network)).toBe(null);
  show({ failure: undefined, waiting: true });
  expect(screen.queryByText(network)).toBe(null);
});

it("shows the message while it stays set during an attempt", () => {
  const { show, network } = open();
  show({ failure: "errors.network", waiting: true });
  expect(isSeen(network)).toBe(true);
});
