import type { Frame, Page } from "@playwright/test";
import { expect, moving, test } from "./fixtures.ts";
import { gameGrid } from "./game-list-page.ts";
import { gamePage, SLOT } from "./game-page.ts";

test.use(moving);

/** A vendor's page that loads and never sends a message. */
const SILENT = {
  contentType: "text/html",
  body: "<!doctype html><title>Vendor</title><p>Here is the game.</p>",
};

/** Messages from a window that the site must ignore. */
const speakNonsense = () => {
  const words: unknown[] = [
    "exit",
    "RELOGIN",
    "",
    null,
    42,
    ["relogin"],
    { type: "relogin" },
    { source: "volado-game" },
    { source: "volado-game", type: "pay" },
    { source: "volado-game", type: ["exit"] },
    { source: { toString: "volado-game" }, type: "exit" },
    JSON.parse('{"__proto__":{"source":"volado-game","type":"exit"}}'),
    JSON.parse('{"constructor":{"prototype":{"type":"exit"}},"source":"volado-game","type":"__proto__"}'),
    "relogin".repeat(100_000),
    { source: "volado-game", type: "x".repeat(1_000_000) },
    Array.from({ length: 10_000 }, () => "exit"),
    new Map([["type", "exit"]]),
  ];
  for (const word of words) window.parent.postMessage(word, "*");
};

/** Messages that only the game itself may send, a thousand times. */
const flood = () => {
  for (let time = 0; time < 500; time += 1) {
    window.parent.postMessage("relogin", "*");
    window.parent.postMessage({ source: "volado-game", type: "exit" }, "*");
  }
};

/** Adds a frame next to the game's and returns its window. */
const addFrame = async (page: Page, src: string): Promise<Frame> => {
  const added = await page.evaluateHandle(
    (source) =>
      new Promise<HTMLIFrameElement>((loaded) => {
        const frame = document.createElement("iframe");
        frame.src = source;
        frame.onload = () => loaded(frame);
        document.body.append(frame);
      }),
    src,
  );
  const frame = await added.asElement()?.contentFrame();
  if (!frame) throw new Error("The frame has no window.");
  return frame;
};

test("only messages of the game itself are handled", async ({ page, context, words, signedInAs }) => {
  await signedInAs(page, "agente");
  await context.route("https://other.example/", (route) => route.fulfill(SILENT));
  const game = gamePage(page, words);
  // Two pages behind the game: leaving it twice would show the wrong one.
  await page.goto("/m/home");
  await page
    .getByRole("navigation", { name: words.t("home.categories") })
    .getByRole("link", { name: words.t("shell.categories.RNG"), exact: true })
    .click();
  await (await gameGrid(page, words).tile(1)).open.click();
  await game.plays("real");
  await test.step("the game gets the keyboard focus once loaded", () => expect(game.frame).toBeFocused());
  const own = await game.window();

  await test.step("a game that reports its balance all the time does not cause endless requests", async () => {
    let requests = 0;
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.includes("wallet")) requests += 1;
    });
    const startedAt = Date.now();
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname.includes("wallet"));
    await own.evaluate(() => {
      for (let time = 0; time < 1000; time += 1)
        window.parent.postMessage({ source: "volado-game", type: "balance", balance: 1 }, "*");
    });
    await answered;
    // At once and then once a second (use-game-bridge.test.tsx), however long a busy machine takes to deliver them.
    const seconds = Math.floor((Date.now() - startedAt) / 1000);
    expect(requests).toBeLessThanOrEqual(2 + seconds);
  });

  await test.step("other windows' messages are ignored", async () => {
    const address = page.url();
    const ticket = await game.frame.getAttribute("src");
    const stranger = await addFrame(page, "https://other.example/");
    const sibling = await addFrame(page, "about:blank");
    for (const speaker of [stranger, sibling, page.mainFrame()]) {
      await speaker.evaluate(speakNonsense);
      await speaker.evaluate(flood);
    }
    await page.evaluate(flood);
    // The game's invalid messages come last; once a later valid one arrives, all of them have arrived.
    await own.evaluate(speakNonsense);
    await expect(game.inFrame.getByRole("button", { name: "Girar" })).toBeEnabled();
    expect(page.url()).toBe(address);
    expect(await page.locator("main iframe").getAttribute("src")).toBe(ticket);
    expect(await page.evaluate(() => Reflect.get({}, "type"))).toBeUndefined();
  });

  await test.step("a game may ask to leave as often as it likes: the player goes one page back", async () => {
    await own.evaluate(() => {
      for (let time = 0; time < 1000; time += 1)
        window.parent.postMessage({ source: "volado-game", type: "exit" }, "*");
    });
    await expect(page).toHaveURL(/\/m\/slot-games$/);
    await expect(page.getByRole("searchbox")).toBeVisible();
  });

  await test.step("messages from the window that opened the game are ignored", async () => {
    const [opened] = await Promise.all([
      context.waitForEvent("page"),
      page.evaluate((address) => void window.open(address, "game"), SLOT),
    ]);
    const { inFrame } = gamePage(opened, words);
    await expect(inFrame.getByRole("button", { name: "Girar" })).toBeEnabled();
    const address = opened.url();
    await opened.evaluate(() => {
      const arrived = new Promise<void>((resolve) => {
        addEventListener("message", ({ data }) => data === "that was all" && resolve());
      });
      Reflect.set(window, "everythingArrived", arrived);
    });
    await page.evaluate(() => {
      const game = window.open("", "game");
      if (!game) throw new Error("The window of the game can't be reached.");
      for (let time = 0; time < 500; time += 1) {
        game.postMessage("relogin", "*");
        game.postMessage({ source: "volado-game", type: "exit" }, "*");
      }
      game.postMessage("that was all", "*");
    });
    await opened.evaluate(() => Reflect.get(window, "everythingArrived"));
    expect(opened.url()).toBe(address);
    await expect(inFrame.getByRole("button", { name: "Girar" })).toBeEnabled();
  });
});

/** A game with links and a form that add their own entries to the history. */
const WALKING = {
  contentType: "text/html",
  body: `<!doctype html><title>Vendor</title><p>Here is the game.</p>
    <a href="#rules">Rules</a> <a href="?page=2">More</a>
    <form method="post" action="?page=3"><button>Send</button></form>
    <button onclick="history.back()">Return</button>
    <button onclick="parent.postMessage({ source: 'volado-game', type: 'exit' }, '*')">Leave</button>`,
};

for (const browser of ["this browser", "a browser without the Navigation API"])
  test(`one tap leaves a game for the list and its place, wherever the game's links led (${browser})`, {
    tag: "@core",
  }, async ({ page, words }) => {
    if (browser !== "this browser")
      await page.addInitScript(() => void Reflect.deleteProperty(window, "navigation"));
    await page.route("**/play/*?**", (route) => route.fulfill(WALKING));
    const game = gamePage(page, words);
    const grid = gameGrid(page, words);
    await page.goto("/m/home");
    await page
      .getByRole("navigation", { name: words.t("home.categories") })
      .getByRole("link", { name: words.t("shell.categories.RNG"), exact: true })
      .click();
    await grid.scrollTo(30);
    const middle = grid.tiles.nth(Math.floor((await grid.tiles.count()) / 2)).getByRole("link");
    const name = (await middle.textContent()) ?? "";

    const open = async () => {
      await page.getByRole("link", { name, exact: true }).click();
      await game.inFrame.getByRole("link", { name: "Rules" }).click();
      for (const [role, label, sign] of [
        ["link", "More", "page=2"],
        ["link", "Rules", "page=2#rules"],
        ["button", "Send", "page=3"],
        ["button", "Return", "page=2#rules"],
      ] as const) {
        await game.inFrame.getByRole(role, { name: label }).click();
        await expect.poll(async () => (await game.window()).url()).toContain(sign);
      }
    };
    const expectList = async () => {
      await expect(page).toHaveURL(/\/m\/slot-games/);
      await expect(page.getByRole("link", { name, exact: true })).toBeInViewport();
    };

    await open();
    await game.exit.click();
    await expectList();

    await test.step("also by the game's own exit, and after a reload", async () => {
      await open();
      await page.reload();
      await game.inFrame.getByRole("link", { name: "Rules" }).click();
      await game.inFrame.getByRole("button", { name: "Leave" }).click();
      await expect(page).toHaveURL(/\/m\/slot-games/);
    });

    await test.step("and the page before the list is still there", async () => {
      await page.goBack();
      await expect(page).toHaveURL(/\/m\/home$/);
    });
  });

test("a silent game can be reopened, and the browser's back leaves it in one step", async ({
  page,
  words,
}) => {
  await page.route("**/play/slots?**", (route) => route.fulfill(SILENT));
  const game = gamePage(page, words);
  await page.goto("/m/slot-games");
  await (await gameGrid(page, words).tile(1)).open.click();
  await expect(game.inFrame.getByText("Here is the game.")).toBeVisible();
  const first = await game.frame.getAttribute("src");
  await game.again.click();
  await expect(game.frame).not.toHaveAttribute("src", first ?? "");
  await expect(game.inFrame.getByText("Here is the game.")).toBeVisible();
  await expect(game.again).toBeVisible();

  await test.step("its frame ends above the home indicator, and overscrolling it doesn't move the page", async () => {
    await expect(page.locator(":root")).toHaveCSS("overscroll-behavior", "none");
    await page.evaluate(() => document.documentElement.style.setProperty("--vo-safe-bottom", "34px"));
    const end = async () => {
      const { y = 0, height = 0 } = (await game.frame.boundingBox()) ?? {};
      return y + height;
    };
    await expect.poll(end).toBe((page.viewportSize()?.height ?? 0) - 34);
  });

  await test.step("a game that sends messages needs no exit button", async () => {
    const frame = await game.window();
    await frame.evaluate(() => window.parent.postMessage({ source: "volado-game", type: "ready" }, "*"));
    await expect(game.again).toHaveCount(0);
  });
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/slot-games$/);
  await expect(page.locator(":root")).toHaveCSS("overscroll-behavior", "auto");
});
