import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { ConfirmDialog } from "../index.ts";
import { accessibleNodes } from "../testing/accessibility-tree.ts";
import { BACK, button, focused, keyboardPage, Opener, press, twiceRound } from "../testing/keyboard-page.tsx";

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

describe("ConfirmDialog: alert dialog pattern", () => {
  test("its question is its name and its text its description", async () => {
    await opened();
    expect(await accessibleNodes("alertdialog")).toMatchObject([
      { name: "¿Cerrar sesión?", description: "Tu saldo te espera aquí.", states: { modal: true } },
    ]);
  });

  test("begins at the answer that changes nothing, and Tab goes round between the two", async () => {
    await opened();
    expect(focused()).toBe("Cancelar");
    const round = ["Cerrar sesión", "Cancelar"];
    expect(await twiceRound("{Tab}", 2)).toEqual([...round, ...round]);
    expect(await twiceRound(BACK, 2)).toEqual([...round, ...round]);
  });

  test.each(["{Escape}", "{Enter}"])("%s at once answers no, and gives the focus back", async (key) => {
    await opened();
    await press(key);
    await expect.element(button("Abrir")).toHaveFocus();
    await expect.poll(() => document.querySelector("dialog[open]")).toBeNull();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test("the other answer is one Tab away", async () => {
    await opened();
    await press("{Tab} ");
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});
