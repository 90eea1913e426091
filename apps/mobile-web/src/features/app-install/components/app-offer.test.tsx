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

it("shows the browser's install prompt on tap, once per event", async () => {
  await open();
  expect(button()).toBe(null);
  const prompt = vi.fn<() => void>();
  offer(prompt);
  fireEvent.click(screen.getByRole("button", { name: "Instalar ahora" }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(button()).toBe(null);
});

it("hides the button once the site was installed another way", async () => {
  await open();
  offer(() => undefined);
  expect(button()).not.toBe(null);
  act(() => void window.dispatchEvent(new Event("appinstalled")));
  expect(button()).toBe(null);
});
