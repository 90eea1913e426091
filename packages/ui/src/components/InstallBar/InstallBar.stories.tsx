import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { longTexts } from "../../testing/long-texts.ts";
import { Button } from "../Button/Button.tsx";
import { InstallBar } from "./InstallBar.tsx";

const meta = {
  title: "Feedback/InstallBar",
  component: InstallBar,
  args: {
    label: "Descarga la app",
    children: "Volado a un toque, desde tu pantalla de inicio.",
    action: <Button size="s">Descargar</Button>,
    closeLabel: "Cerrar",
    onClose: fn(),
  },
  parameters: {
    english: {
      label: "Download the app",
      children: "Volado in one tap, from your home screen.",
      action: <Button size="s">Download</Button>,
      closeLabel: "Close",
    },
    page: `Promotes the installable app in one line.

**Use** at most one, positioned above the page and not in its flow, so that it doesn't shift the layout. Styles:
\`@volado/ui/install-bar.css\`.

**Tokens:** \`--vo-install-bar-radius\`, \`--vo-install-bar-ground\`.

**Accessibility:** a named region; the picture is decorative.`,
  },
} satisfies Meta<typeof InstallBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCoin: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("region")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /Cerrar|Close/ }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><circle cx="18" cy="18" r="18"/></svg>',
)}`;

export const WithIcon: Story = { args: { iconUrl: picture } };

/** Text, button and cross on one line. */
export const Narrow: Story = {
  args: { children: "La app de Volado", style: { width: 304, maxWidth: "100%" } },
  parameters: { english: { children: "The Volado app" } },
  play: async ({ canvasElement, canvas }) => {
    const text = canvasElement.querySelector(".vo-install-bar__text")?.getBoundingClientRect();
    const [action] = canvas.getAllByRole("button");
    await expect(action?.getBoundingClientRect().left).toBeGreaterThanOrEqual(text?.right ?? 0);
  },
};

/** At 200 % the text is above the button. */
export const LargeText: Story = {
  args: { children: "La app de Volado", style: { width: 374 } },
  parameters: { english: { children: "The Volado app" } },
  play: async ({ canvasElement, canvas }) => {
    const root = canvasElement.ownerDocument.documentElement;
    root.style.fontSize = "200%";
    try {
      const text = canvasElement.querySelector(".vo-install-bar__text")?.getBoundingClientRect();
      const [action] = canvas.getAllByRole("button");
      await expect(action?.getBoundingClientRect().top).toBeGreaterThanOrEqual(text?.bottom ?? 0);
    } finally {
      root.style.fontSize = "";
    }
  },
};

export const LongTexts: Story = longTexts(meta);
