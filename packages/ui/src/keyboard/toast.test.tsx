import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { Button, Dialog, Drawer, type ToastKind, ToastRegion } from "../index.ts";
import {
  accessibilityTree,
  accessibleNodes,
  button,
  keyboardPage,
  Opener,
  press,
} from "../testing/keyboard-page.tsx";

const show = keyboardPage();

function Page({ kinds, over, under: Under }: PageProps) {
  return (
    <>
      <Opener>
        {(open, close) => (
          <Under open={open} onClose={close} title="Debajo" closeLabel="Cerrar">
            <Button>Guardar</Button>
            <Dialog open={over} onClose={() => {}} title="Encima" closeLabel="Cerrar encima" />
          </Under>
        )}
      </Opener>
      <ToastRegion messages={kinds.map((kind) => ({ id: kind, kind, text: `Es ${kind}` }))} />
    </>
  );
}

interface PageProps {
  kinds: readonly ToastKind[];
  /** Whether a second dialog is open above the first. */
  over: boolean;
  under: typeof Dialog | typeof Drawer;
}

const dialog = (name: string) => page.getByRole("dialog", { name });
const region = (role: "status" | "alert") => document.querySelector(`.vo-toasts [role=${role}]`);
const every = ["success", "info", "loading", "error"] as const;

describe.each([
  ["Dialog", Dialog],
  ["Drawer", Drawer],
] as const)("ToastRegion while a %s is open", (_name, under) => {
  const opened = async () => {
    show(<Page kinds={[]} over={false} under={under} />);
    await expect.element(button("Abrir")).toBeVisible();
    await press("{Tab}{Enter}");
    await expect.element(dialog("Debajo")).toBeVisible();
  };

  test("both live regions are in the top modal dialog, which is not inert", async () => {
    await opened();
    for (const role of ["status", "alert"] as const) {
      expect(region(role)?.closest("dialog")).toBe(dialog("Debajo").element());
      expect(region(role)?.closest("dialog")?.matches(":modal")).toBe(true);
      expect(await accessibleNodes(role)).toMatchObject([
        { states: { live: role === "alert" ? "assertive" : "polite" } },
      ]);
    }
  });

  test("a message appears in an existing region: errors assertively, others politely", async () => {
    await opened();
    const [status, alert] = [region("status"), region("alert")];
    show(<Page kinds={every} over={false} under={under} />);
    await expect.poll(() => alert?.textContent).toBe("Es error");
    expect(region("alert")).toBe(alert);
    expect(region("status")).toBe(status);
    expect(status?.textContent).toBe("Es successEs infoEs loading");
    const announced = (await accessibilityTree()).map(({ name }) => name);
    for (const kind of every) expect(announced).toContain(`Es ${kind}`);
  });

  test("a dialog above moves the regions, and closing it moves them back", async () => {
    await opened();
    show(<Page kinds={["error"]} over under={under} />);
    await expect.element(dialog("Encima")).toBeVisible();
    await expect.poll(() => region("alert")?.closest("dialog")).toBe(dialog("Encima").element());
    expect((await accessibilityTree()).map(({ name }) => name)).toContain("Es error");
    show(<Page kinds={["error"]} over={false} under={under} />);
    await expect.poll(() => region("alert")?.closest("dialog")).toBe(dialog("Debajo").element());
    await press("{Escape}");
    await expect.poll(() => region("alert")?.closest("dialog") ?? null).toBeNull();
    expect((await accessibleNodes("alert")).length).toBe(1);
  });
});
