import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { longTexts } from "../../testing/long-texts.ts";
import { NoticeTicker } from "./NoticeTicker.tsx";

const notices = [
  { id: "1", text: "Mantenimiento programado de Agave Play este martes de 3:00 a 5:00 h." },
  { id: "2", text: "Retiros por SPEI disponibles las 24 horas." },
];

const meta = {
  title: "Game/NoticeTicker",
  component: NoticeTicker,
  args: {
    label: "Avisos",
    notices,
    labels: { pause: "Pausar avisos", play: "Reanudar avisos" },
    onOpen: fn(),
  },
  parameters: {
    layout: "fullscreen",
    english: {
      label: "Announcements",
      notices: [
        { id: "1", text: "Agave Play is under planned maintenance this Tuesday from 3:00 to 5:00." },
        { id: "2", text: "Withdrawals by SPEI are open around the clock." },
      ],
      labels: { pause: "Pause announcements", play: "Resume announcements" },
    },
    page: `A scrolling line of announcements.

**Use** it below the header of a start page; the full texts belong on the announcements page. The speed follows the
length of the texts. Pure CSS, so it needs no script while it runs.

**Tokens:** \`--vo-ticker-ground\`, else roles.

**Accessibility:** each notice is a button. The line pauses during hover and focus, can be paused, and under
prefers-reduced-motion is scrolled by hand instead. Its repetition is hidden from screen readers.`,
  },
} satisfies Meta<typeof NoticeTicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const buttons = canvas.getAllByRole("button");
    await expect(buttons).toHaveLength(3);
    const [first] = buttons;
    if (first) await userEvent.click(first);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenCalledWith(args.notices[0]);
  },
};

export const Paused: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: args.labels.pause }));
    const track = canvasElement.querySelector(".vo-ticker__track");
    await expect(track && getComputedStyle(track).animationPlayState).toBe("paused");
    await userEvent.click(canvas.getByRole("button", { name: args.labels.play }));
    await expect(canvas.getByRole("button", { name: args.labels.pause })).toBeVisible();
  },
};

export const OneShortNotice: Story = {
  args: { notices: notices.slice(1) },
  parameters: {
    english: { notices: [{ id: "2", text: "Withdrawals by SPEI are open around the clock." }] },
  },
};

export const None: Story = {
  args: { notices: [] },
  parameters: { english: { notices: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).not.toBeInTheDocument();
  },
};

export const LongTexts: Story = longTexts(meta);
