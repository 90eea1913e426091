// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { testSite } from "../testing/test-site.tsx";
import { FormFailure, type FormFailureProps } from "./form-failure.tsx";

const open = () => {
  const { texts, wrapper } = testSite(() => Promise.reject(new Error("nothing is asked")));
  const view = render(<FormFailure failure={undefined} waiting={false} />, { wrapper });
  const show = (props: FormFailureProps) => view.rerender(<FormFailure {...props} />);
  return { show, network: texts.t("errors.network"), server: texts.t("errors.server") };
};

const isSeen = (text: string) => {
  const message = screen.queryByText(text);
  return message !== null && message.closest("[inert]") === null;
};

afterEach(cleanup);

it("keeps the room of a message, unseen and unheard, until the next try is answered", () => {
  const { show, network, server } = open();
  show({ failure: "errors.network", waiting: false });
  const first = screen.getByText(network);
  expect(isSeen(network)).toBe(true);

  show({ failure: undefined, waiting: true });
  expect(screen.getByText(network).closest("[inert]")).toMatchObject({ style: { visibility: "hidden" } });

  // Told anew: a screen reader hears an element that was not there before.
  show({ failure: "errors.network", waiting: true });
  expect(isSeen(network)).toBe(true);
  expect(screen.getByText(network)).not.toBe(first);

  show({ failure: undefined, waiting: true });
  show({ failure: "errors.server", waiting: false });
  expect([screen.queryByText(network), isSeen(server)]).toEqual([null, true]);
});

it("keeps no room after a success, nor for a try that follows one", () => {
  const { show, network } = open();
  show({ failure: "errors.network", waiting: false });
  show({ failure: undefined, waiting: true });
  show({ failure: undefined, waiting: false });
  expect(screen.queryByText(network)).toBe(null);
  show({ failure: undefined, waiting: true });
  expect(screen.queryByText(network)).toBe(null);
});

it("stands while a message that was there before a try stays", () => {
  const { show, network } = open();
  show({ failure: "errors.network", waiting: true });
  expect(isSeen(network)).toBe(true);
});
