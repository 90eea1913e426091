import { serverAnswers } from "../src/shared/navigation/leave-page.ts";
import { CODE_LINK, pageMarks } from "./boot-state.ts";

/** Milliseconds that the code waits for the first pictures once the prerendered shell is painted. */
const PICTURES_WITHIN_MS = 100;

/** Milliseconds after which the code loads without a paint: a background tab never paints. */
const PAINT_WITHIN_MS = 1_000;

/** Milliseconds within which a page that is being left has unloaded, even on a slow network. */
const GONE_WITHIN_MS = 10_000;

/** Milliseconds after which a page shows that a file or its style sheet is late. */
const LATE_AFTER_MS = 10_000;

/** Effects of the page outside its own document. */
interface LoadCodePorts {
  readonly importFile: (address: string) => Promise<unknown>;
  /** Requests files bypassing all caches; resolves to whether the network responded. */
  readonly askAgain: (addresses: readonly string[]) => Promise<boolean>;
  readonly reload: () => void;
}

const isReload = (): boolean => {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation !== undefined && "type" in navigation && navigation.type === "reload";
};

/**
 * Reloads the page once if its code fails: a cached page may need code that a release has removed, or that fails to
 * start. If it was just reloaded, it shows a note instead (unreachable-note.css) and reloads when the network is back.
 * A browser may report being offline although requests work.
 */
const recover = async (reload: () => void): Promise<void> => {
  if (!isReload() && (navigator.onLine || (await serverAnswers()))) {
    reload();
    return;
  }
  document.documentElement.setAttribute(pageMarks.unreachable, "");
  addEventListener("online", reload, { once: true });
};

/** Waits for code and reports when it takes long; code that loads later still runs. */
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

/** Settles when the sheet has loaded or failed. */
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
 * Runs each file in its own task, so that taps in between are handled; the entry runs last, renders and waits for the
 * style sheet.
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
      // A wrong response may be cached under the name of one of them.
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
    // Firefox cancels pending loads once a link of the prerendered page is tapped: a reload would take the player
    // back.
    if (left) setTimeout(recover, GONE_WITHIN_MS, reload);
    else void recover(reload);
  }
  removeEventListener("beforeunload", leave);
};

/** Calls back when the shell is painted with its first pictures, or soon after without them. */
const oncePictured = (start: () => void): void => {
  setTimeout(start, PICTURES_WITHIN_MS);
  const pictures = window.voladoBoot?.pictures ?? [];
  void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() =>
    requestAnimationFrame(() => setTimeout(start)),
  );
};

/**
 * Requests the page's code when the shell is painted with its first pictures, or soon after without them. Until then,
 * the network and the processor are free for what the visitor sees first.
 */
export const loadCode = (ports: LoadCodePorts): void => {
  const links = [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${CODE_LINK}]`)];
  let started = false;
  const start = (): void => {
    if (started) return;
    started = true;
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
