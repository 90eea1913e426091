import type { TextsLike } from "../../typed-keys.ts";
import type { install as reference } from "../es/install.ts";

/** English texts about installing the site on a phone: the part "install". */
export const install: TextsLike<typeof reference> = {
  install: {
    description:
      "Slots, live casino, sports and lottery on your phone. Only for players aged {{age}} and over.",
    now: "Install now",
    newTab: "(opens in another tab)",
    links: {
      ios: "Download for iPhone",
      profile: "Install the profile for iPhone",
      android: "Download for Android",
    },
    profileHint: "Then open Settings, tap Profile Downloaded and choose Install.",
    legacy:
      "Your iPhone has a version of iOS that is too old to install the site. Update it to iOS {{version}} or later in Settings › General › Software Update.",
    guides: {
      safari: {
        title: "Add it from Safari (iPhone and iPad)",
        menu: "Tap the Share button. If you can't see it, tap the three dots first.",
        add: "Scroll down and choose “Add to Home Screen”.",
        done: "Tap “Add”: the icon is on your home screen.",
      },
      chrome: {
        title: "Add it from Chrome (Android)",
        menu: "Tap the three dots at the top right.",
        add: "Choose “Add to Home screen” or “Install app”.",
        done: "Confirm with “Install”: the icon is on your home screen.",
      },
      inApp: {
        title: "Leave this app first",
        menu: "You opened the site inside another app. Tap its menu, the three dots or Share.",
        leave: "Choose “Open in browser” and follow the steps below there.",
      },
    },
    app: {
      descriptionDefault: "Your games, your balance and your promotions in one tap.",
      installed: "You have it: you are using {{brand}} from your home screen.",
    },
  },
};
