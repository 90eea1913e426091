import { serverAnswers } from "../src/shared/offline/server-answers.ts";
import type {} from "./boot-state.ts";
import { CODE_LINK } from "./page-contract.ts";
import { pageMarks } from "./page-marks.ts";

/** Milliseconds that the code waits for the first pictures once the prerendered shell is on the screen. */
const PICTURES_WITHIN_MS = 100;

/** Milliseconds after which the code comes without any paint: in a background tab there is none. */
const PAINT_WITHIN_MS = 1_000;

/** Milliseconds in which a page that is being left is gone, on a slow network too. */
const GONE_WITHIN_MS = 10_000;

/** Milliseconds after which a page that waits for a file or its style sheet says so. */
const LATE_AFTER_MS = 10_000;

/** What the page does beyond its own document. */
interface LoadCodePorts {
  readonly importFile: (address: string) => Promise<unknown>;
  /** Asks the network for files past all caches; answers whether it had something to say. */
  readonly askAgain: (addresses: readonly string[]) => Promise<boolean>;
  readonly reload: () => void;
}

const isReload = (): boolean => {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation !== undefined && "type" in navigation && navigation.type === "reload";
};

/**
 * A cached page can meet code that is missing, or that fails to start, after a release has removed its files: the page
 * is reloaded once. One that was itself a reload says so instead (unreachable-note.tsx), and is reloaded when the
 * network is back. A browser may report no network although requests work.
 */
const recover = async (reload: () => void): Promise<void> => {
  if (!isReload() && (navigator.onLine || (await serverAnswers()))) {
    reload();
    return;
  }
  document.documentElement.setAttribute(pageMarks.unreachable, "");
  addEventListener("online", reload, { once: true });
};

/** Waits for code, and says that it is unavailable when that takes long; what comes later still counts. */
const sayingWhenLate = async (coming: () => Promise<void>): Promise<void> => {
  const page = document.documentElement;
  const timer = setTimeout(() => page.setAttribute(pageMarks.unreachable, ""), LATE_AFTER_MS);
  try {
    await coming();
  } finally {
    clearTimeout(timer);
    page.removeAttribute(pageMarks.unreachable);
  }
};

/** Settles when the sheet is there, or won't come. */
const settled = (sheet: HTMLLinkElement | null): Promise<void> =>
  new Promise((done) => {
    if (!sheet || sheet.sheet) {
      done();
      return;
    }
    sheet.addEventListener("load", () => done());
    sheet.addEventListener("error", () => done());
  });

const preload = (address: string): void => {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = address;
  document.head.append(link);
};

/**
 * Each file runs in a task of its own, so that a tap in between is heard; the entry, the last, draws and
 * waits for the style sheet.
 */
const runInOrder = async (
  files: readonly string[],
  { importFile, askAgain, reload }: LoadCodePorts,
): Promise<void> => {
  let left = false;
  const leave = (): void => {
    left = true;
  };
  const run = async (file: string): Promise<void> => {
    if (file === files.at(-1)) await settled(document.querySelector("link[rel=stylesheet]"));
    await importFile(file).catch(async (error: unknown) => {
      // Something else may have been cached under the name of one of them.
      if (left || !(await askAgain(files))) throw error;
      return importFile(file);
    });
  };
  addEventListener("beforeunload", leave);
  try {
    for (const file of files) {
      await sayingWhenLate(() => run(file));
      await new Promise((next) => setTimeout(next));
    }
  } catch {
    // Firefox gives up what it was loading once a link of the prerendered page was tapped: coming anew then would take
    // the player back from where the link leads.
    if (left) setTimeout(recover, GONE_WITHIN_MS, reload);
    else void recover(reload);
  }
  removeEventListener("beforeunload", leave);
};

/**
 * Calls back when the prerendered shell is on the screen with its first pictures, or soon after without them.
 */
const oncePictured = (start: () => void): void => {
  setTimeout(start, PICTURES_WITHIN_MS);
  const pictures = window.voladoBoot?.pictures ?? [];
  void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() =>
    requestAnimationFrame(() => setTimeout(start)),
  );
};

/**
 * Asks for the page's code when the prerendered shell is on the screen with its first pictures, or soon after
 * without them: until then the network and the processor belong to what the visitor is waiting for.
 */
export const loadCode = (ports: LoadCodePorts): void => {
  const links = [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${CODE_LINK}]`)];
  let begun = false;
  const start = (): void => {
    if (begun) return;
    begun = true;
    for (const link of links) link.rel = "modulepreload";
    for (const address of window.voladoBoot?.code ?? []) preload(address);
    void runInOrder(
      links.map(({ href }) => href),
      ports,
    );
  };
  if (document.hidden || !("PerformanceObserver" in window)) {
    start();
    return;
  }
  setTimeout(start, PAINT_WITHIN_MS);
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    oncePictured(start);
  }).observe({ type: "paint", buffered: true });
};
