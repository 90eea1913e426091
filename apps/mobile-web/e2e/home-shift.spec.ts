import { expect, moving, test } from "./fixtures.ts";
import { layoutShift } from "./layout.ts";
import { openToEnd } from "./navigation.ts";

test.use(moving);

// Second tier: each of these takes long, because the gateway is deliberately slow.

/** The limit of the project's budgets. */
const CLS = 0.02;
/** Delay of a slow gateway's responses in milliseconds. */
const SLOWED_BY_MS = 900;

for (const player of ["jugador", "agente"] as const) {
  test(`nothing on home moves while a slow gateway answers a ${player}`, async ({
    page,
    words: { t },
    gateway,
    signedInAs,
  }) => {
    await signedInAs(page, player);
    await gateway.slowDown(SLOWED_BY_MS);
    await openToEnd(page, "/m/home");
    await expect(page.getByRole("region", { name: t("lowerHome.winners") })).toBeVisible();
    expect(await layoutShift(page)).toBeLessThanOrEqual(CLS);
  });
}

test("nothing on home moves when its announcements and winners fail to load", async ({
  page,
  words: { t },
  gateway,
  expecting,
}) => {
  await expecting({ statuses: [500] });
  await gateway.breakCalls({ listAnnouncements: "error", listWinners: "error" });
  await openToEnd(page, "/m/home");
  const winners = page.getByRole("region", { name: t("lowerHome.winners") });
  await expect(winners.getByRole("button", { name: t("common.retry") })).toBeVisible();
  expect(await layoutShift(page)).toBeLessThanOrEqual(CLS);
});

test("nothing on home moves while a slow gateway answers a guest, at every width", async ({
  page,
  words: { t },
  gateway,
}) => {
  await gateway.slowDown(SLOWED_BY_MS);
  for (const width of [390, 320, 480]) {
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await openToEnd(page, "/m/home");
      await expect(page.getByRole("region", { name: t("lowerHome.winners") })).toBeVisible();
      expect(await layoutShift(page), `at ${width} pixels`).toBeLessThanOrEqual(CLS);
      // The next width starts with a first visit.
      await page.evaluate(() => localStorage.clear());
    });
  }
});
