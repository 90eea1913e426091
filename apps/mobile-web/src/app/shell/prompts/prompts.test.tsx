// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { loadTexts } from "@volado/i18n";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { showPrompt, usePrompt } from "../../../shared/overlays/prompt-store.ts";
import { stubDialogs } from "../../../shared/testing/stub-dialogs.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import Prompts from "./prompts.tsx";

stubDialogs();

const Page = () => (
  <MemoryRouter>
    <p>{usePrompt() ?? "nothing asked"}</p>
    <Prompts />
  </MemoryRouter>
);

afterEach(cleanup);

it("shows the prompt over the page until the player closes it", async () => {
  const { texts, wrapper } = testSite(() => Promise.reject(new Error("no calls here")));
  await loadTexts(texts, "menus");
  render(<Page />, { wrapper });
  act(() => showPrompt("coming-soon"));
  expect(screen.getByRole("dialog", { name: texts.t("shell.inviteTitle") })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: texts.t("common.close") }));
  expect(screen.getByText("nothing asked")).toBeTruthy();
});
