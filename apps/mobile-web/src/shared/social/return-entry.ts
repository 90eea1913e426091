import { handBack } from "./return-page.ts";

handBack({
  location: window.location,
  history: window.history,
  opener: window.opener,
  close: () => window.close(),
});
