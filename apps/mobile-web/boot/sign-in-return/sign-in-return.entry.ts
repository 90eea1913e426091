import { handBack } from "./hand-back.ts";

handBack({
  location: window.location,
  history: window.history,
  opener: window.opener,
  close: () => window.close(),
});
