import { type RunningWebkit, startWebkit } from "@volado/tooling/webdriver";
import { Builder, type WebDriver } from "selenium-webdriver";
import { z } from "zod";
import { answered, PatientDriver } from "./patient-driver.ts";

/** WebKit with one phone-sized window. */
export interface EngineSession {
  /** Opens a new window without storage for the next journey: WebKit's storage once got stuck between journeys. */
  nextWindow(): Promise<WebDriver>;
  stop(): Promise<void>;
}

const WIDTH = 390;
const HEIGHT = 844;

/** Milliseconds within which a window has its size: its own bars may appear and disappear a moment later. */
const PATIENCE = 10_000;

/** Resizes the viewport; the browser's own bars come on top. */
const resize = async (driver: WebDriver): Promise<void> => {
  const rect = driver.manage().window();
  const given = async () =>
    z.tuple([z.number(), z.number()]).parse(await driver.executeScript("return [innerWidth, innerHeight]"));
  const fits = async (): Promise<boolean> => {
    const [width, height] = await given();
    if (width === WIDTH && height === HEIGHT) return true;
    const window = await rect.getRect();
    await rect.setRect({ x: 0, y: 0, width: WIDTH, height: window.height + HEIGHT - height });
    return false;
  };
  await rect.setRect({ x: 0, y: 0, width: WIDTH, height: HEIGHT });
  await driver.wait(fits, PATIENCE, `The page doesn't take ${WIDTH}x${HEIGHT} pixels.`, 200);
};

const openWindow = async ({ url, capabilities }: RunningWebkit): Promise<WebDriver> => {
  const opened = await answered(
    "a new window",
    new Builder().usingServer(url).withCapabilities(capabilities).build(),
  );
  const driver = new PatientDriver(opened.getSession(), opened.getExecutor());
  await resize(driver);
  return driver;
};

/** Starts WebKit, whose window opens with the first journey. */
export const startSession = async (): Promise<EngineSession> => {
  const running = await startWebkit();
  let window: WebDriver | undefined;
  const close = async () => {
    await window?.quit().catch(() => undefined);
    window = undefined;
  };
  return {
    nextWindow: async () => {
      await close();
      window = await openWindow(running);
      return window;
    },
    stop: async () => {
      await close();
      await running.stop();
    },
  };
};
