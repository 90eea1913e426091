import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { sampleBanner } from "../../testing/games.samples.ts";
import { BannerCarousel, BannerWords } from "./BannerCarousel.tsx";

const headlines = ["Tu primer volado", "Noche de jackpots", "Invita y gana", "Lunes sin riesgo"];
const slides = headlines.map((alt, index) => ({
  id: `banner-${index}`,
  imageUrl: sampleBanner(index, alt),
  alt,
  href: `#banner-${index}`,
}));
const first = slides.slice(0, 1);

const meta = {
  title: "Game/BannerCarousel",
  component: BannerCarousel,
  subcomponents: { BannerWords },
  args: {
    label: "Promociones",
    slides,
    labels: { slide: "banner", previous: "Anterior", next: "Siguiente", pause: "Pausar", play: "Reanudar" },
    onOpen: fn((_, event) => event.preventDefault()),
  },
  parameters: {
    english: {
      label: "Promotions",
      labels: { slide: "banner", previous: "Previous", next: "Next", pause: "Pause", play: "Play" },
    },
    page: `Rotating banners.

**Use** it once on a page, near its top. The first banner is plain HTML whose image loads with priority; Swiper loads
when the carousel is in view, the browser is idle and there is more than one slide. \`width\` and \`height\` reserve
the space.

**Tokens:** \`--vo-banner-radius\`, else roles.

**Accessibility:** the carousel pattern of the ARIA APG: rotation control, previous and next, then the slides, of
which only the active one is focusable. Hovering pauses it; after it had focus only the rotation control restarts it.
Under prefers-reduced-motion it doesn't start automatically or animate.`,
  },
} satisfies Meta<typeof BannerCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The active banner. Queries by role ignore `inert`. */
const inView = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLImageElement>(".vo-banner__slide:not([inert]) img")?.alt;

const enough = { timeout: 8000 };

/** Waits until the transition has finished. */
const slid = (canvasElement: HTMLElement) =>
  waitFor(
    () => expect(canvasElement.querySelector(".vo-banner__track")?.getAnimations()).toEqual([]),
    enough,
  );

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(inView(canvasElement)).toBe("Tu primer volado");
    const next = canvas.getByRole("button", { name: args.labels.next });
    await waitFor(() => expect(next).toBeEnabled(), enough);
    next.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(inView(canvasElement)).toBe("Noche de jackpots"));
    await expect(canvasElement.querySelectorAll(".vo-banner__slide[inert]")).toHaveLength(3);
    await slid(canvasElement);
    await userEvent.click(canvas.getByRole("link", { name: "Noche de jackpots" }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenCalledWith(slides[1], expect.anything());
  },
};

export const One: Story = {
  args: { slides: first },
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole("img");
    await expect(image).toHaveAttribute("fetchpriority", "high");
    await expect(image).not.toHaveAttribute("loading");
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
    await expect(canvasElement.querySelector(".swiper-initialized")).toBeNull();
  },
};

export const Words: Story = {
  args: {
    slides: [
      {
        id: "words",
        imageUrl: sampleBanner(1, ""),
        alt: "Sorteos cada día. Elige tus números.",
        words: ["Sorteos cada día", "Elige tus números.", "Ver sorteos"],
        href: "#words",
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Sorteos cada día")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Sorteos cada día. Elige tus números." })).toBeVisible();
  },
};

export const WithoutIdleCallback: Story = {
  tags: ["!autodocs"],
  beforeEach: () => {
    const { requestIdleCallback } = window;
    // As in Safari.
    Object.assign(window, { requestIdleCallback: undefined });
    return () => Object.assign(window, { requestIdleCallback });
  },
  play: async ({ args, canvas }) => {
    const next = canvas.getByRole("button", { name: args.labels.next });
    await waitFor(() => expect(next).toBeEnabled(), enough);
  },
};

/** Emulates prefers-reduced-motion. */
const askForLessMotion = () => {
  const real = window.matchMedia.bind(window);
  window.matchMedia = (query) => real(query === "(prefers-reduced-motion: reduce)" ? "all" : query);
  return () => {
    window.matchMedia = real;
  };
};

export const UnderReducedMotion: Story = {
  tags: ["!autodocs"],
  args: { delay: 300 },
  beforeEach: askForLessMotion,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const slid = fn();
    canvasElement.addEventListener("transitionrun", ({ target }) => {
      if (target instanceof Element && target.matches(".vo-banner__track")) slid();
    });
    const next = canvas.getByRole("button", { name: args.labels.next });
    await waitFor(() => expect(next).toBeEnabled(), enough);
    const go = canvas.getByRole("button", { name: args.labels.play });
    await expect(inView(canvasElement)).toBe("Tu primer volado");

    next.click();
    await waitFor(() => expect(inView(canvasElement)).toBe("Noche de jackpots"));
    await userEvent.click(go);
    go.blur();
    await userEvent.unhover(go);
    await waitFor(() => expect(inView(canvasElement)).not.toBe("Noche de jackpots"), enough);
    await expect(slid).not.toHaveBeenCalled();
  },
};

export const LoopsRound: Story = {
  tags: ["!autodocs"],
  args: { slides: slides.slice(0, 2), delay: 60_000 },
  play: async ({ args, canvas, canvasElement }) => {
    const next = canvas.getByRole("button", { name: args.labels.next });
    await waitFor(() => expect(next).toBeEnabled(), enough);
    for (const headline of ["Noche de jackpots", "Tu primer volado", "Noche de jackpots"]) {
      next.click();
      await waitFor(() => expect(inView(canvasElement)).toBe(headline));
      await slid(canvasElement);
    }
  },
};

export const NotALink: Story = {
  args: { slides: first.map(({ href: _, ...slide }) => slide) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
    await expect(canvas.getByRole("img", { name: "Tu primer volado" })).toBeVisible();
  },
};

export const None: Story = {
  args: { slides: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).not.toBeInTheDocument();
  },
};
