import "./app/styles/index.css";
import "virtual:volado-theme.css";
import "virtual:volado-shell-mark.css";
import { startTransition, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App } from "./app/app.tsx";
import { findRoute, homeRoute } from "./app/routes/routes.ts";
import { services, texts, watchStatus } from "./app/services.ts";
import { LazyMemberBar } from "./app/shell/menus/lazy-menus.ts";
import { storeInstallPrompt } from "./shared/device/install-prompt.ts";
import {
  chooseLanguage,
  followLanguage,
  preferredLanguage,
  shownLanguage,
} from "./shared/language/language.ts";
import { closeOnBack } from "./shared/navigation/close-on-back.ts";
import { SHARE_PATH, sharedTarget } from "./shared/navigation/shared-address.ts";
import { findLostPictures } from "./shared/pictures/find-lost-pictures.ts";
import { replayClicks } from "./shared/prerender/replay-clicks.ts";
import { readEarlyInput, replayInput } from "./shared/prerender/replay-input.ts";
import { watchMissingCode } from "./shared/release/missing-code.ts";
import { storeInvitationOf } from "./shared/session/invitation.ts";
import { sessionStore } from "./shared/session/session-store.ts";

/**
 * The app handles and shows these failures again; here they only must not block startup behind the prerendered shell.
 */
const attempt = <Done,>(work: Promise<Done>): Promise<Done | undefined> =>
  work.catch((error: unknown) => {
    services.reporter.report(error, { at: "start" });
    return undefined;
  });

const { pathname, search, origin } = window.location;
if (pathname === SHARE_PATH) window.history.replaceState(null, "", sharedTarget(search, origin));
closeOnBack();
watchMissingCode();
storeInstallPrompt();
watchStatus();
findLostPictures();
storeInvitationOf(window.location.search);
followLanguage(texts);

const root = document.getElementById("root");
if (!root) throw new Error('index.html has no element with the id "root".');

const screen = (findRoute(window.location.pathname) ?? homeRoute).screen;
await Promise.all([
  attempt(screen.preload()),
  sessionStore.getState().session && attempt(LazyMemberBar.preload()),
  preferredLanguage() === shownLanguage(texts)
    ? undefined
    : attempt(chooseLanguage(texts, preferredLanguage())),
]);

readEarlyInput(root);
const prerendered = root.firstElementChild;

/** Rendered next to the app, so that its effect runs once the first page has replaced the prerendered one. */
function ReplayEarlyInput() {
  useLayoutEffect(() => {
    replayInput(document);
    if (prerendered) replayClicks(prerendered, document);
  }, []);
  return null;
}

const app = createRoot(root, {
  onUncaughtError: (error) => services.reporter.report(error, { at: "render" }),
});

// A transition renders in slices: the prerendered shell keeps scrolling and handling taps.
startTransition(() =>
  app.render(
    <>
      <App router={BrowserRouter} />
      <ReplayEarlyInput />
    </>,
  ),
);
