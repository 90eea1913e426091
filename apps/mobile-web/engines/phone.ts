import { setTimeout as pause } from "node:timers/promises";
import { By, type WebDriver, type WebElement } from "selenium-webdriver";
import { findAll } from "./find-in-page.ts";
import { describeLocator, type Locator } from "./locators.ts";

/** Milliseconds, as in the journeys in Chromium. */
const PATIENCE = 15_000;

/**
 * Polls until there is a result.
 * @throws Error with the expectation and the last error
 */
export const until = async <T>(what: string, look: () => Promise<T | undefined | false>): Promise<T> => {
  const end = Date.now() + PATIENCE;
  let trouble: unknown;
  for (;;) {
    try {
      const seen = await look();
      if (seen !== undefined && seen !== false) return seen;
      trouble = undefined;
    } catch (error) {
      // Elements that are being rendered again are missing for a moment.
      trouble = error;
    }
    if (Date.now() > end) throw new Error(`Timed out waiting: ${what}`, { cause: trouble });
    await pause(60);
  }
};

/**
 * Runs in the page: scrolls an element clear of the bars, and returns whether it stays in place. A busy machine
 * renders no frames for a while, so that standing still isn't enough: nothing around it may be about to move.
 */
const settle = (element: Element, done: (still: boolean) => void): void => {
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const placeOf = () => JSON.stringify(element.getBoundingClientRect());
  const isMoved = (at: Element | null): boolean =>
    at !== null &&
    (at.getAnimations().some(({ playState, effect }) => {
      return playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    }) ||
      isMoved(at.parentElement));
  const before = placeOf();
  requestAnimationFrame(() =>
    setTimeout(() => done(element.isConnected && placeOf() === before && !isMoved(element)), 50),
  );
};

/** Runs in the page: sets a field's value past React's own property, and dispatches the event. */
const fillIn = (field: HTMLInputElement, value: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  for (const type of ["input", "change", "blur"]) field.dispatchEvent(new Event(type, { bubbles: true }));
};

/** The site on a phone, driven by an engine. */
export const phoneOf = (driver: WebDriver, origin: string) => {
  const all = (locator: Locator) => findAll(driver, locator);
  const see = (locator: Locator): Promise<WebElement> =>
    until(`to see ${describeLocator(locator)}`, async () => (await all(locator))[0]);
  const disappeared = (locator: Locator): Promise<boolean> =>
    until(`that ${describeLocator(locator)} goes`, async () => (await all(locator)).length === 0);
  const address = async (): Promise<string> => (await driver.getCurrentUrl()).replace(origin, "");

  const tap = (locator: Locator): Promise<boolean> =>
    until(`to tap ${describeLocator(locator)}`, async () => {
      const [element] = await all(locator);
      if (!element) return false;
      if (!(await driver.executeAsyncScript(settle, element))) return false;
      await element.click();
      return true;
    });

  return {
    driver,
    origin,
    all,
    see,
    disappeared,
    tap,
    address,
    /** Opens a page of the site. */
    open: (path: string): Promise<void> => driver.get(new URL(path, origin).href),
    /** Waits for an address without its origin: an exact string, or an expression. */
    at: (expected: string | RegExp): Promise<boolean> =>
      until(`to be at ${expected}`, async () => {
        const here = await address();
        return typeof expected === "string" ? here === expected : expected.test(here);
      }),
    /** Replaces a field's text. */
    type: (locator: Locator, words: string): Promise<boolean> =>
      until(`to type into ${describeLocator(locator)}`, async () => {
        const [field] = await all(locator);
        if (!field) return false;
        if (!(await driver.executeAsyncScript(settle, field))) return false;
        if ((await field.getProperty("value")) !== "") await field.clear();
        await field.sendKeys(words);
        return true;
      }),
    /** Sets a date as the browser's own picker does: each engine has another, with another input order. */
    pickDate: async (locator: Locator, day: string): Promise<void> => {
      await driver.executeScript(fillIn, await see(locator), day);
    },
    /** Selects an option by its value. */
    choose: (locator: Locator, value: string): Promise<boolean> =>
      until(`to choose ${value} of ${describeLocator(locator)}`, async () => {
        const [list] = await all(locator);
        await list?.findElement(By.css(`option[value="${value}"]`)).click();
        return list !== undefined;
      }),
    /** Waits until an element has an attribute. */
    has: (locator: Locator, attribute: string, value: string | RegExp): Promise<boolean> =>
      until(`that ${describeLocator(locator)} has ${attribute} ${value}`, async () => {
        const given = (await (await all(locator))[0]?.getAttribute(attribute)) ?? "";
        return typeof value === "string" ? given === value : value.test(given);
      }),
    /** Waits until an invisible element matches a selector. */
    exists: (selector: string): Promise<boolean> =>
      until(
        `that there is ${selector}`,
        async () => (await driver.findElements(By.css(selector))).length > 0,
      ),
    /** Waits until so many elements are visible. */
    count: (locator: Locator, expected: number): Promise<boolean> =>
      until(
        `to see ${expected} of ${describeLocator(locator)}`,
        async () => (await all(locator)).length === expected,
      ),
  };
};

export type Phone = ReturnType<typeof phoneOf>;
