import { QueryObserver } from "@tanstack/react-query";
import { createClient } from "@volado/api-client";
import { systemQueries } from "@volado/api-client/query";
import { createTexts } from "@volado/i18n";
import { runsInstalled } from "../shared/device/browser.ts";
import { shownLanguage } from "../shared/language/language.ts";
import { brandTexts, merchant } from "../shared/merchant.ts";
import { showToast } from "../shared/overlays/toast-store.ts";
import { adoptImageHosts, adoptPicturePattern } from "../shared/pictures/picture-addresses.ts";
import { noteSlowCall } from "../shared/query/slow-calls.ts";
import { gatewayReachability } from "../shared/release/gateway-reachability.ts";
import { offlineAnswers } from "../shared/release/offline-answers.ts";
import { withGatewayClock } from "../shared/services/gateway-clock.ts";
import { reportDroppedRows } from "../shared/services/report-dropped-rows.ts";
import type { Services } from "../shared/services/services-context.tsx";
import { pageErrorReporter } from "../shared/services/services-context.tsx";
import { sessionStore } from "../shared/session/session-store.ts";
import { localArea } from "../shared/storage/site-storage.ts";
import { withBootAnswers } from "./boot-answers.ts";
import { createQueryClient } from "./query-client.ts";

/** The site's texts, Spanish until another language is chosen. */
export const texts = createTexts({ brand: merchant.brandName, brandTexts, locales: merchant.locales });

// biome-ignore lint/suspicious/noConsole: a development build shows errors to its developers
const noteDropped = reportDroppedRows(pageErrorReporter, import.meta.env.DEV ? console.warn : undefined);

const client = createClient({
  baseUrl: merchant.gatewayUrl,
  paths: merchant.paths,
  merchant: merchant.merchantCode,
  platform: "M",
  language: () => shownLanguage(texts),
  fetch: withGatewayClock(withBootAnswers((address, init) => window.fetch(address, init))),
  session: {
    token: () => sessionStore.getState().session?.token,
    identity: () => sessionStore.getState().session?.userName,
    ended: sessionStore.ended,
  },
  storage: {
    get: (key) => localArea.getItem(key),
    set: (key, value) => localArea.setItem(key, value),
    remove: (key) => localArea.removeItem(key),
  },
  encryptionKeys: () => queryClient.getQueryData(systemQueries.status(client).queryKey)?.encryptionKeys ?? [],
  refreshEncryptionKeys: () => queryClient.fetchQuery({ ...systemQueries.status(client), staleTime: 0 }),
  standalone: runsInstalled,
  offlineAnswers,
  online: () => window.navigator.onLine,
  onSlow: noteSlowCall,
  onEvent: (event) => {
    gatewayReachability.note(event);
    noteDropped(event);
  },
});

/** The one query client. */
export const queryClient = createQueryClient({
  failed: (key) => showToast({ kind: "error", text: texts.t(key) }),
  siteClosed: () => void queryClient.invalidateQueries({ queryKey: systemQueries.root }),
});

/** Services for every part of the app. */
export const services: Services = { client, reporter: pageErrorReporter };

/**
 * Requests the status as early as possible, and again in each language. Its paths apply to all later calls (decisions
 * W2), its image hosts to every picture that fails (docs/decisions/106), and its pattern to picture widths.
 */
export const watchStatus = (): void => {
  const observer = new QueryObserver(queryClient, systemQueries.status(client));
  observer.subscribe(({ data }) => {
    if (!data) return;
    client.setPaths(data.paths);
    adoptImageHosts(data.imageHosts);
    adoptPicturePattern(data.picturePattern);
  });
  texts.on("languageChanged", () => observer.setOptions(systemQueries.status(client)));
};
