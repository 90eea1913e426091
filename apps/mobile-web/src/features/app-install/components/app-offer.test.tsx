// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { storeInstallPrompt } from "../../../shared/download/install-prompt.ts";
import { closePart, openPart } from "../../../shared/testing/open-part.tsx";
import AppOffer from "./app-offer.tsx";

beforeAll(storeInstallPrompt);
afterEach(closePart);

const open = () => openPart(<AppOffer headingLevel={2} />, { "/api/status": [{ value: { info: {} } }] });
const button = () => screen.queryByRole("button", { name: "Instalar ahora" });
const offer = (prompt: () => void) =>
  act(() => void window.dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt })));

it("installs the site by one tap where the browser offers it, once for each offer", async () => {
  await open();
  expect(button()).toBe(null);
  const prompt = vi.fn<() => void>();
  offer(prompt);
  fireEvent.click(screen.getByRole("button", { name: "Instalar ahora" }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(button()).toBe(null);
});

it("offers it no more once the site has been installed otherwise", async () => {
  await open();
  offer(() => undefined);
  expect(button()).not.toBe(null);
  act(() => void window.dispatchEvent(new Event("appinstalled")));
  expect(button()).toBe(null);
});
