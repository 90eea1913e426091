import { returnToOpener } from "./return-to-opener.ts";

returnToOpener({
  location: window.location,
  history: window.history,
  opener: window.opener,
  close: () => window.close(),
});
