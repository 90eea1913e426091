import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { Button, ConfirmDialog, Dialog, Drawer } from "../index.ts";
import {
  accessibilityTree,
  accessibleNodes,
  BACK,
  button,
  focused,
  keyboardPage,
  Opener,
  press,
  twiceRound,
} from "../testing/keyboard-page.tsx";

const show = keyboardPage();

describe.each([
  ["Dialog", Dialog],
  ["Drawer", Drawer],
] as const)("%s: dialog pattern", (_name, Kind) => {
  const opened = async () => {
    show(
      <Opener>
        {(open, close) => (
          <Kind open={open} onClose={close} title="Filtros" closeLabel="Cerrar">
            <Button>Uno</Button>
            <Button>Dos</Button>
          </Kind>
        )}
      </Opener>,
    );
    await expect.element(button("Abrir")).toBeVisible();
    await press("{Tab}{Enter}");
    await expect.element(page.getByRole("dialog")).toBeVisible();
  };

  test("Enter on the trigger moves focus to the first control", async () => {
    await opened();
    expect(focused()).toBe("Cerrar");
  });

  test("is modal, named by its heading, and hides the page from screen readers", async () => {
    await opened();
    const dialog = document.querySelector("dialog");
    const heading = document.getElementById(dialog?.getAttribute("aria-labelledby") ?? "");
    expect(heading?.matches("h2")).toBe(true);
    expect(await accessibleNodes("dialog")).toMatchObject([{ name: "Filtros", states: { modal: true } }]);
    const names = (await accessibilityTree()).map(({ name }) => name);
    expect(names).toContain("Uno");
    expect(names).not.toContain("Abrir");
    expect(names).not.toContain("Detrás");
  });

  test("Tab and Shift+Tab cycle inside it", async () => {
    await opened();
    expect(await twiceRound("{Tab}", 3)).toEqual(["Uno", "Dos", "Cerrar", "Uno", "Dos", "Cerrar"]);
    expect(await twiceRound(BACK, 3)).toEqual(["Dos", "Uno", "Cerrar", "Dos", "Uno", "Cerrar"]);
  });

  test("the page doesn't scroll while it is open", async () => {
    const overflow = () => getComputedStyle(document.documentElement).overflowY;
    await opened();
    expect(overflow()).toBe("hidden");
    await press("{Escape}");
    await expect.poll(overflow).not.toBe("hidden");
  });

  test("Escape closes it and restores focus", async () => {
    await opened();
    await press("{Tab}{Escape}");
    await expect.element(button("Abrir")).toHaveFocus();
    await expect.poll(() => document.querySelector("dialog[open]")).toBeNull();
    await press("{Tab}");
    await expect.element(button("Detrás")).toHaveFocus();
  });
});

describe("ConfirmDialog: alert dialog pattern", () => {
  const show = keyboardPage();
  const onConfirm = vi.fn();
  const opened = async () => {
    onConfirm.mockClear();
    show(
      <Opener>
        {(open, close) => (
          <ConfirmDialog
            open={open}
            onClose={close}
            onConfirm={onConfirm}
            title="¿Cerrar sesión?"
            confirmLabel="Cerrar sesión"
            cancelLabel="Cancelar"
            tone="danger"
          >
            Tu saldo te espera aquí.
          </ConfirmDialog>
        )}
      </Opener>,
    );
    await expect.element(button("Abrir")).toBeVisible();
    await press("{Tab}{Enter}");
    await expect.element(page.getByRole("alertdialog")).toBeVisible();
  };

  test("is named by its question and described by its text", async () => {
    await opened();
    expect(await accessibleNodes("alertdialog")).toMatchObject([
      { name: "¿Cerrar sesión?", description: "Tu saldo te espera aquí.", states: { modal: true } },
    ]);
  });

  test("focuses the cancel button first, and Tab cycles between both", async () => {
    await opened();
    expect(focused()).toBe("Cancelar");
    const round = ["Cerrar sesión", "Cancelar"];
    expect(await twiceRound("{Tab}", 2)).toEqual([...round, ...round]);
    expect(await twiceRound(BACK, 2)).toEqual([...round, ...round]);
  });

  test.each(["{Escape}", "{Enter}"])("%s right after opening cancels and restores focus", async (key) => {
    await opened();
    await press(key);
    await expect.element(button("Abrir")).toHaveFocus();
    await expect.poll(() => document.querySelector("dialog[open]")).toBeNull();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test("Tab moves to the confirm button", async () => {
    await opened();
    await press("{Tab} ");
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});
