import { WebDriver } from "selenium-webdriver";

/** Timeout of a WebDriver command in milliseconds, including page loads and our scripts. */
const PATIENCE = 25_000;

/** Characters of a command that an error message repeats. */
const SHOWN = 300;

/**
 * The response of an engine, or an error that names the unanswered command.
 * @throws Error after 25 s
 */
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

/** A driver whose errors name the command that was never answered, instead of timing out with the journey. */
export class PatientDriver extends WebDriver {
  override execute(command: Parameters<WebDriver["execute"]>[0]): Promise<void> {
    const parameters = JSON.stringify(command.getParameters()).slice(0, SHOWN);
    return answered(`${command.getName()} ${parameters}`, super.execute(command));
  }
}
