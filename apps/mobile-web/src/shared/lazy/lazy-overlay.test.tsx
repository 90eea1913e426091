// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createTexts } from "@volado/i18n";
import { type ComponentType, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useToast } from "../overlays/toast-store.ts";
import { testSite } from "../testing/test-site.tsx";
import type { OverlayProps } from "./lazy-boundary.tsx";
import { type LazyComponent, lazyComponent } from "./lazy-component.tsx";

const Menu = ({ open }: OverlayProps) => open && <p>Menú</p>;

const health = { broken: false };
const Fragile = (props: OverlayProps) => {
  if (health.broken && props.open) throw new Error("broken");
  return <Menu {...props} />;
};

function Opener({ part: Overlay }: { part: LazyComponent<OverlayProps> }) {
  const [open, setOpen] = useState(false);
  const toast = useToast();
  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
        Abrir
      </button>
      <p role="status">{toast?.text}</p>
      <Overlay open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const openSite = (load: () => Promise<{ default: ComponentType<OverlayProps> }>) => {
  const part = lazyComponent({ name: "menu", load, onFail: "message" });
  const { texts, wrapper } = testSite();
  render(<Opener part={part} />, { wrapper });
  return { part, failure: texts.t("errors.network"), opener: screen.getByRole("button") };
};

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("shows a toast and closes an overlay that can't be loaded, and retries on the next tap", async () => {
  const load = vi
    .fn<() => Promise<{ default: ComponentType<OverlayProps> }>>()
    .mockRejectedValueOnce(new TypeError("no network"))
    .mockResolvedValue({ default: Menu });
  const { failure, opener } = openSite(load);
  fireEvent.click(opener);
  expect((await screen.findByText(failure)).role).toBe("status");
  expect(opener.getAttribute("aria-expanded")).toBe("false");
  expect(load).toHaveBeenCalledOnce();

  fireEvent.click(opener);
  expect(await screen.findByText("Menú")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it("renders a loaded overlay with the tap", async () => {
  const { part, opener } = openSite(() => Promise.resolve({ default: Menu }));
  await part.preload();
  fireEvent.click(opener);
  expect(screen.getByText("Menú")).toBeTruthy();
});

it("shows a loading toast for slow code until it is loaded or closed", async () => {
  let arrive: (code: { default: ComponentType<OverlayProps> }) => void = () => undefined;
  const { opener } = openSite(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  const status = screen.getByRole("status");
  fireEvent.click(opener);
  expect(status.textContent).not.toBe("Cargando…");
  await vi.waitFor(() => expect(status.textContent).toBe("Cargando…"));
  await act(async () => arrive({ default: Menu }));
  expect(await screen.findByText("Menú")).toBeTruthy();
  expect(status.textContent).toBe("");
});

it("shows a toast and closes an overlay that throws, and renders it again on the next tap", async () => {
  health.broken = true;
  const { opener } = openSite(() => Promise.resolve({ default: Fragile }));
  fireEvent.click(opener);
  const unknown = createTexts({ brand: "Volado" }).t("errors.unknown");
  expect((await screen.findByText(unknown)).role).toBe("status");
  expect(opener.getAttribute("aria-expanded")).toBe("false");

  health.broken = false;
  fireEvent.click(opener);
  expect(await screen.findByText("Menú")).toBeTruthy();
});
