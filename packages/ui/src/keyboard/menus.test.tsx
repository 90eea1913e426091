import { type ComponentType, useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { BottomMenu, Drawer, HomeHeader, List, ListItem, Logo, TopMenu } from "../index.ts";
import { BACK, button, focused, keyboardPage, press, twiceRound } from "../testing/keyboard-page.tsx";

const show = keyboardPage();

const places = [
  { id: "login", label: "Entrar", href: "#login", icon: null },
  { id: "register", label: "Registrarse", href: "#register", icon: null },
  { id: "trial", label: "Probar", href: "#trial", icon: null },
];

const onNavigate = vi.fn((_item: object, event: { preventDefault: () => void }) => event.preventDefault());

describe.each([
  ["TopMenu", () => <TopMenu label="Acceso" items={places} currentId="register" onNavigate={onNavigate} />],
  [
    "BottomMenu",
    () => <BottomMenu label="Acceso" items={places} currentId="register" onNavigate={onNavigate} />,
  ],
] satisfies [string, ComponentType][])("%s: navigation of links", (_name, Menu) => {
  const link = (name: string) => page.getByRole("link", { name });

  test("is a named landmark with one current link", async () => {
    show(<Menu />);
    await expect.element(page.getByRole("navigation", { name: "Acceso" })).toBeVisible();
    for (const { label } of places) {
      const current = label === "Registrarse" ? "page" : null;
      expect(link(label).element().getAttribute("aria-current"), label).toBe(current);
    }
  });

  test("Tab visits all links in order, including the current one, and Enter follows", async () => {
    onNavigate.mockClear();
    show(<Menu />);
    await expect.element(link("Entrar")).toBeVisible();
    for (const { label } of places) {
      await press("{Tab}");
      expect(focused()).toBe(label);
    }
    await press(`${BACK}{Enter}`);
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith(places[1], expect.anything());
  });
});

function Site() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <HomeHeader menuLabel="Menú" menuOpen={open} onMenu={() => setOpen(true)} logo={<Logo>Volado</Logo>} />
      <Drawer open={open} onClose={() => setOpen(false)} title="Juegos" closeLabel="Cerrar" side="left">
        <List>
          <ListItem href="#slots">Tragamonedas</ListItem>
          <ListItem href="#live">En vivo</ListItem>
        </List>
      </Drawer>
    </>
  );
}

describe("HomeHeader and Drawer: a button that opens a menu in a dialog", () => {
  const state = () => [button("Menú").element().ariaHasPopup, button("Menú").element().ariaExpanded];

  test.each(["{Enter}", " "])(
    "%s opens it, Tab stays in it, Escape leads back to the button",
    async (key) => {
      show(<Site />);
      await expect.element(button("Menú")).toBeVisible();
      expect(state()).toEqual(["dialog", "false"]);
      await press(`{Tab}${key}`);
      await expect.element(page.getByRole("dialog", { name: "Juegos" })).toBeVisible();
      expect(focused()).toBe("Cerrar");
      const round = ["Tragamonedas", "En vivo", "Cerrar"];
      expect(await twiceRound("{Tab}", 3)).toEqual([...round, ...round]);
      expect(document.querySelector("header button")?.ariaExpanded).toBe("true");
      await press("{Escape}");
      await expect.element(button("Menú")).toHaveFocus();
      expect(state()).toEqual(["dialog", "false"]);
    },
  );
});
