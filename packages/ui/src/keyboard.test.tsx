import "./styles.css";
import "./components/Accordion/accordion.css";
import { type ReactNode, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  AccordionItem,
  BannerCarousel,
  Button,
  Dialog,
  Drawer,
  List,
  ListItem,
  Tabs,
  TopMenu,
} from "./index.ts";
import { sampleCover } from "./testing/games.samples.ts";

/**
 * Keys as the browser sends them, after the patterns of the ARIA Authoring Practices: what the platform does for us (dialogs, disclosures,
 * links) is looked at here too, because a story's events never reach it.
 */
let container: HTMLElement;
let root: Root;

beforeEach(() => {
  container = document.body.appendChild(document.createElement("div"));
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
});

const show = (content: ReactNode) => root.render(content);
const button = (name: string) => page.getByRole("button", { name, exact: true });
const press = (keys: string) => userEvent.keyboard(keys);

function Opener({ kind: Kind }: { kind: typeof Dialog | typeof Drawer }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <Kind open={open} onClose={() => setOpen(false)} title="Filtros" closeLabel="Cerrar">
        <Button>Uno</Button>
        <Button>Dos</Button>
      </Kind>
      <Button>Detrás</Button>
    </>
  );
}

describe.each([
  ["Dialog", Dialog],
  ["Drawer", Drawer],
] as const)("%s: dialog pattern", (_name, kind) => {
  const opened = async () => {
    show(<Opener kind={kind} />);
    await expect.element(button("Abrir")).toBeVisible();
    button("Abrir").element().focus();
    await press("{Enter}");
    await expect.element(page.getByRole("dialog", { name: "Filtros" })).toBeVisible();
  };

  test("Enter on the opener moves the focus into it", async () => {
    await opened();
    await expect.poll(() => document.activeElement?.closest("dialog")).not.toBeNull();
  });

  test("Tab and Shift+Tab go through it and never to the page behind", async () => {
    await opened();
    const keys = ["{Tab}", "{Tab}", "{Tab}", "{Tab}", "{Shift>}{Tab}{/Shift}", "{Shift>}{Tab}{/Shift}"];
    for (const key of keys) {
      await press(key);
      // Between its last and its first control the focus may pass the browser's own bars, where the page has none.
      expect(document.activeElement?.matches("body, dialog *, dialog"), key).toBe(true);
    }
  });

  test("Escape closes it and gives the focus back", async () => {
    await opened();
    await press("{Escape}");
    await expect.element(button("Abrir")).toHaveFocus();
    await expect.poll(() => document.querySelector("dialog[open]")).toBeNull();
  });
});

function Views() {
  const [view, setView] = useState<"a" | "b" | "c">("a");
  const items = [
    { value: "a", label: "Uno" },
    { value: "b", label: "Dos" },
    { value: "c", label: "Tres" },
  ] as const;
  return (
    <Tabs label="Vistas" items={items} value={view} onValueChange={setView}>
      <Button>En {view}</Button>
    </Tabs>
  );
}

describe("Tabs: tabs pattern, selection follows focus", () => {
  const tab = (name: string) => page.getByRole("tab", { name });

  test("arrows go round, Home and End to the ends", async () => {
    show(<Views />);
    await expect.element(tab("Uno")).toBeVisible();
    await press("{Tab}");
    await expect.element(tab("Uno")).toHaveFocus();
    for (const [keys, name] of [
      ["{ArrowLeft}", "Tres"],
      ["{ArrowRight}", "Uno"],
      ["{ArrowRight}", "Dos"],
      ["{End}", "Tres"],
      ["{Home}", "Uno"],
    ] as const) {
      await press(keys);
      await expect.element(tab(name)).toHaveFocus();
      await expect.element(tab(name)).toHaveAttribute("aria-selected", "true");
    }
  });

  test("Tab leaves the list for the panel, Shift+Tab comes back to the selected tab", async () => {
    show(<Views />);
    await expect.element(tab("Uno")).toBeVisible();
    await press("{Tab}{ArrowRight}{Tab}");
    await expect.element(button("En b")).toHaveFocus();
    await press("{Shift>}{Tab}{/Shift}");
    await expect.element(tab("Dos")).toHaveFocus();
  });
});

describe("AccordionItem: disclosure pattern", () => {
  test("Enter and Space unfold and fold; what is folded is in no tab order", async () => {
    show(
      <List>
        <AccordionItem label="Juegos">
          <List>
            <ListItem href="#slots">Tragamonedas</ListItem>
          </List>
        </AccordionItem>
      </List>,
    );
    const link = page.getByText("Tragamonedas");
    const head = () => document.querySelector("summary");
    await expect.poll(head).not.toBeNull();
    await press("{Tab}");
    expect(document.activeElement).toBe(head());
    await expect.element(link).not.toBeVisible();
    await press("{Enter}");
    await expect.element(link).toBeVisible();
    await press("{Tab}");
    expect(document.activeElement?.textContent).toContain("Tragamonedas");
    await press("{Shift>}{Tab}{/Shift}");
    await press(" ");
    await expect.element(link).not.toBeVisible();
    await press("{Tab}");
    expect(document.activeElement?.closest("a")).toBe(null);
  });
});

describe("BannerCarousel: carousel pattern", () => {
  const labels = {
    pause: "Pausar",
    play: "Seguir",
    previous: "Anterior",
    next: "Siguiente",
    slide: "banner",
  };

  test("the rotation control comes first, stops and starts; the chevrons change the banner", async () => {
    const slides = [0, 1, 2].map((at) => ({
      id: String(at),
      imageUrl: sampleCover(at),
      alt: `Banner ${at}`,
      href: `#${at}`,
    }));
    show(<BannerCarousel label="Promociones" slides={slides} labels={labels} />);
    await expect.element(button("Siguiente")).toBeEnabled();
    await press("{Tab}");
    const rotation = () => document.querySelector('[data-control="rotation"]');
    expect(document.activeElement).toBe(rotation());
    const before = rotation()?.getAttribute("aria-label");
    await press("{Enter}");
    await expect.poll(() => rotation()?.getAttribute("aria-label")).not.toBe(before);
    await press(" ");
    await expect.poll(() => rotation()?.getAttribute("aria-label")).toBe(before);
    await press("{Enter}{Tab}{Tab}");
    await expect.element(button("Siguiente")).toHaveFocus();
    await press("{Enter}");
    await expect
      .poll(() => document.querySelector(".vo-banner__slide:not([inert])")?.ariaLabel)
      .toBe("2 / 3");
    await press("{Tab}");
    await expect.poll(() => document.activeElement?.getAttribute("href")).toBe("#1");
  });
});

describe("TopMenu: navigation of links", () => {
  test("each is one Tab away, Enter follows it", async () => {
    const onNavigate = vi.fn((_item: object, event: { preventDefault: () => void }) =>
      event.preventDefault(),
    );
    const items = [
      { id: "login", label: "Entrar", href: "#login" },
      { id: "register", label: "Registrarse", href: "#register" },
    ];
    show(<TopMenu label="Acceso" items={items} currentId="login" onNavigate={onNavigate} />);
    await expect.element(page.getByRole("link", { name: "Entrar" })).toBeVisible();
    await press("{Tab}{Tab}");
    await expect.element(page.getByRole("link", { name: "Registrarse" })).toHaveFocus();
    await press("{Enter}");
    expect(onNavigate).toHaveBeenCalledOnce();
  });
});
