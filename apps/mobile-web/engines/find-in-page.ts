import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type WebDriver, WebElement } from "selenium-webdriver";
import type { Locator } from "./locators.ts";

type Finder = typeof import("@testing-library/dom");

const library = await readFile(
  createRequire(import.meta.url).resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
  "utf8",
);

/** A serialised locator: regular expressions are sent as their source. */
interface Travelling {
  readonly by: Locator["by"];
  readonly value: string | readonly [source: string];
  readonly name?: string | readonly [source: string];
  readonly within?: Travelling;
}

const packed = (match: string | RegExp): string | readonly [string] =>
  typeof match === "string" ? match : [match.source];

const travelling = ({ by, value, name, within }: Locator): Travelling => ({
  by,
  value: packed(value),
  ...(name !== undefined && { name: packed(name) }),
  ...(within && { within: travelling(within) }),
});

/** Runs in the page: finds every visible element that matches. */
const searchWith =
  (finder: Finder) =>
  (locator: Travelling): readonly Element[] => {
    const match = (given: string | readonly [string]) =>
      typeof given === "string" ? given : new RegExp(given[0]);
    const find = ({ by, value, name, within }: Travelling): readonly HTMLElement[] => {
      const places = within ? find(within) : [document.body];
      return places.flatMap((place) => {
        if (by === "label") return finder.queryAllByLabelText(place, match(value));
        if (by === "text") return finder.queryAllByText(place, match(value));
        if (by === "css")
          return [...(within ? place : document).querySelectorAll<HTMLElement>(String(value))];
        return finder.queryAllByRole(place, String(value), name === undefined ? {} : { name: match(name) });
      });
    };
    return find(locator).filter((element) => element.checkVisibility({ visibilityProperty: true }));
  };

/**
 * Loads the finder into a page in one script: in Firefox each WebDriver script has constructors of its own, and the
 * library checks regular expressions by their constructor.
 */
const bringFinder = `(function (globalThis, exports, module, define) {
  ${library};
  window.voladoFind = (${searchWith})(globalThis.TestingLibraryDom);
}).call(window, {});`;

const ask = "return window.voladoFind ? window.voladoFind(arguments[0]) : null";

/** Every visible element that matches, in document order. */
export const findAll = async (driver: WebDriver, locator: Locator): Promise<readonly WebElement[]> => {
  const serialized = travelling(locator);
  let found = await driver.executeScript<unknown>(ask, serialized);
  if (found === null) {
    await driver.executeScript(bringFinder);
    found = await driver.executeScript<unknown>(ask, serialized);
  }
  return Array.isArray(found) ? found.filter((element) => element instanceof WebElement) : [];
};
