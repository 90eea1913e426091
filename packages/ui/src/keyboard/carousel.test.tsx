import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { BannerCarousel, Button } from "../index.ts";
import { sampleCover } from "../testing/games.samples.ts";
import { BACK, button, focused, keyboardPage, press } from "../testing/keyboard-page.tsx";
import { storyClock } from "../testing/story-clock.ts";

const show = keyboardPage();
const clock = storyClock();

beforeEach(clock.install);

const labels = { pause: "Pausar", play: "Seguir", previous: "Anterior", next: "Siguiente", slide: "banner" };

const slides = [0, 1, 2].map((at) => ({
  id: String(at),
  imageUrl: sampleCover(at),
  alt: `Banner ${at + 1}`,
  href: `#${at}`,
}));

/** Milliseconds. */
const DELAY = 300;

const inView = () => document.querySelector(".vo-banner__slide:not([inert])")?.ariaLabel;

const shown = async (delay = DELAY) => {
  show(
    <>
      <Button>Delante</Button>
      <BannerCarousel label="Promociones" slides={slides} labels={labels} delay={delay} speed={30} />
    </>,
  );
  await expect.element(button("Siguiente")).toBeEnabled();
  await userEvent.hover(button("Delante"));
};

/** Long enough for two transitions. */
const expectNoMovement = async () => {
  const before = inView();
  await clock.advance(3 * DELAY);
  expect(inView()).toBe(before);
};

/** Waits until the transition has finished. */
const transitionEnd = () =>
  expect.poll(() => document.querySelector(".vo-banner__track")?.getAnimations()).toEqual([]);

const expectMovement = async () => {
  const before = inView();
  await expect.poll(inView, { timeout: 4000 }).not.toBe(before);
};

describe("BannerCarousel: carousel pattern", () => {
  test("region and slides have role descriptions, and changes are announced only while paused", async () => {
    await shown();
    const region = page.getByRole("region", { name: "Promociones" });
    await expect.element(region).toHaveAttribute("aria-roledescription", "carousel");
    const all = document.querySelectorAll(".vo-banner__slide");
    expect(
      [...all]
        .map(({ role, ariaLabel, ariaRoleDescription }) => [role, ariaRoleDescription, ariaLabel])
        .sort(),
    ).toEqual(["1 / 3", "2 / 3", "3 / 3"].map((place) => ["group", "banner", place]));
    const live = () => document.querySelector(".vo-banner__track")?.getAttribute("aria-live");
    expect(live()).toBe("off");
    await press("{Tab}{Tab}");
    await expect.poll(live).toBe("polite");
  });

  test("focus stops the rotation, and only the rotation control restarts it", async () => {
    await shown();
    await expectMovement();
    await press("{Tab}{Tab}");
    expect(focused()).toBe("Seguir");
    await expectNoMovement();
    await press(BACK);
    expect(focused()).toBe("Delante");
    await expectNoMovement();
    await press("{Tab}{Enter}");
    expect(focused()).toBe("Pausar");
    await expectMovement();
    await press(" ");
    expect(focused()).toBe("Seguir");
    await expectNoMovement();
  });

  test("Tab visits rotation control, previous, next and the active slide, and Enter activates", async () => {
    await shown(60_000);
    await press("{Tab}{Tab}{Tab}");
    expect(focused()).toBe("Anterior");
    await press("{Enter}");
    await expect.poll(inView).toBe("3 / 3");
    await transitionEnd();
    await press("{Tab}");
    expect(focused()).toBe("Siguiente");
    await press("{Enter}");
    await expect.poll(inView).toBe("1 / 3");
    await transitionEnd();
    await press(" ");
    await expect.poll(inView).toBe("2 / 3");
    await press("{Tab}");
    expect(document.activeElement?.getAttribute("href")).toBe("#1");
    await press("{Tab}");
    expect(document.activeElement?.closest(".vo-banner") ?? null).toBeNull();
  });

  test("hovering pauses it temporarily", async () => {
    await shown();
    await userEvent.hover(page.getByRole("region"));
    await expectNoMovement();
    await userEvent.hover(button("Delante"));
    await expectMovement();
  });

  test("a tap on the control stops it, and another one restarts it", async () => {
    await shown();
    // Clicks beside the icon: if the icon changed under the pointer, the click would be lost.
    await button("Pausar").click({ position: { x: 6, y: 22 } });
    await expect.element(button("Seguir")).toBeVisible();
    await userEvent.hover(button("Delante"));
    await expectNoMovement();
    await button("Seguir").click();
    await userEvent.hover(button("Delante"));
    await expectMovement();
  });
});
