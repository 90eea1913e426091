import { loadTexts } from "@volado/i18n";
import { getI18n } from "react-i18next";
import { whenIdle } from "../../../shared/idle/when-idle.ts";
import { insist } from "../insist.ts";

/** Resolves when the page's first pictures are there and the browser has nothing to do. */
const firstViewDone = async (): Promise<void> => {
  if (document.readyState !== "complete")
    await new Promise((done) => window.addEventListener("load", done, { once: true }));
  await whenIdle();
};

const load = insist("around", async () => {
  const [code] = await Promise.all([import("./deferred-shell.tsx"), loadTexts(getI18n(), "around")]);
  return code;
});

/** Brings what comes after the first view, then; never rejects for want of a network. */
export const loadDeferredShell = async () => {
  await firstViewDone();
  return load();
};
