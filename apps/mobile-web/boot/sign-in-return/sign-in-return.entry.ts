import { RETURN_CHANNEL } from "../../src/shared/sign-in/return-message.ts";
import { returnToOpener } from "./return-to-opener.ts";

const tab = (): Storage | undefined => {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
};

returnToOpener({
  location: window.location,
  history: window.history,
  opener: window.opener,
  tab: tab(),
  broadcast: (message, heard) => {
    const channel = new BroadcastChannel(RETURN_CHANNEL);
    channel.onmessage = heard;
    channel.postMessage(message);
  },
  close: () => window.close(),
});
