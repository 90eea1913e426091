// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { showPrompt, usePrompt } from "../../../shared/overlays/prompt-store.ts";
import { useToast } from "../../../shared/overlays/toast-store.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { PromptHost } from "./prompt-host.tsx";

vi.mock("./prompts.tsx", () => Promise.reject(new TypeError("no network")));

const Page = () => (
  <MemoryRouter>
    <p>{usePrompt() ?? "nothing asked"}</p>
    <p>{useToast()?.text}</p>
    <PromptHost />
  </MemoryRouter>
);

afterEach(cleanup);

it("says that the prompt failed to load, and leaves the page unchanged", async () => {
  const { texts, wrapper } = testSite(() => Promise.reject(new Error("no calls here")));
  render(<Page />, { wrapper });
  act(() => showPrompt("trial-rejected"));
  expect(screen.getByText("trial-rejected")).toBeTruthy();
  expect(await screen.findByText(texts.t("errors.network"))).toBeTruthy();
  expect(screen.getByText("nothing asked")).toBeTruthy();
});
