import { WebDriver } from "selenium-webdriver";

/** Milliseconds within which an engine has to answer, the load of a page and our scripts among it. */
const PATIENCE = 25_000;

/** Letters of what a command was told that a failure repeats. */
const SHOWN = 300;

/** An answer of an engine's, or a failure that names what was never answered. @throws Error after 25 s */
export const answered = async <T>(what: string, answer: PromiseLike<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not answered within ${PATIENCE} ms: ${what}`)), PATIENCE);
  });
  try {
    return await Promise.race([answer, limit]);
  } finally {
    clearTimeout(timer);
  }
};

/** A driver that says what an engine has never answered, in place of waiting until the journey's time is up. */
export class PatientDriver extends WebDriver {
  override execute(command: Parameters<WebDriver["execute"]>[0]): Promise<void> {
    const told = JSON.stringify(command.getParameters()).slice(0, SHOWN);
    return answered(`${command.getName()} ${told}`, super.execute(command));
  }
}
