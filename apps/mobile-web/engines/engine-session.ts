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

/** Gives the page this size; what a browser's own bars take comes on top. */
const resize = async (driver: WebDriver): Promise<void> => {
  const rect = driver.manage().window();
  await rect.setRect({ x: 0, y: 0, width: WIDTH, height: HEIGHT });
  const read = async () =>
    z.tuple([z.number(), z.number()]).parse(await driver.executeScript("return [innerWidth, innerHeight]"));
  const [, height] = await read();
  if (height !== HEIGHT) await rect.setRect({ x: 0, y: 0, width: WIDTH, height: 2 * HEIGHT - height });
  const given = await read();
  if (given.join("x") !== `${WIDTH}x${HEIGHT}`) throw new Error(`The page has ${given.join("x")} pixels.`);
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
