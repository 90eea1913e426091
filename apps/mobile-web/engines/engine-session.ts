import { type Engine, startEngine } from "@volado/tooling/webdriver";
import { Builder, type WebDriver } from "selenium-webdriver";
import { z } from "zod";

/** An engine with one window of a phone's size. */
export interface EngineSession {
  readonly driver: WebDriver;
  stop(): Promise<void>;
}

const WIDTH = 390;
const HEIGHT = 844;

/** Milliseconds within which a window has its size: its own bars may come, and go, a moment later. */
const PATIENCE = 10_000;

/** Gives the page this size; what a browser's own bars take comes on top. */
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

/** Starts an engine and opens its window. */
export const startSession = async (engine: Engine): Promise<EngineSession> => {
  const running = await startEngine(engine);
  try {
    const driver = await new Builder()
      .usingServer(running.url)
      .withCapabilities(running.capabilities)
      .build();
    await resize(driver);
    return {
      driver,
      stop: async () => {
        await driver.quit().catch(() => undefined);
        await running.stop();
      },
    };
  } catch (error) {
    await running.stop();
    throw error;
  }
};
