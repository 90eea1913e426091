import { fallbackImageUrl } from "./fallback-image.ts";

/** Where a picture was looked for last; one that shows another picture by now may be looked for again. */
const lookedAt = new WeakMap<HTMLImageElement, string>();

/**
 * Looks for every picture of the page that doesn't load at the other host, once, and only then lets the page
 * know that it failed: tiles, banners and the gateway's HTML alike (docs/decisions/106). The host is chosen
 * when it is needed, since the site's status may come after the picture's address.
 */
export const findLostPictures = (): void =>
  document.addEventListener(
    "error",
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLImageElement)) return;
      const failed = target.currentSrc || target.src;
      const elsewhere = lookedAt.get(target) === failed ? undefined : fallbackImageUrl(failed);
      if (elsewhere === undefined) {
        // Where no other host is, the picture may still be there in its own size.
        if (!target.hasAttribute("srcset") || failed === target.src) return;
        event.stopImmediatePropagation();
        target.removeAttribute("srcset");
        return;
      }
      event.stopImmediatePropagation();
      lookedAt.set(target, elsewhere);
      // Its other sizes would be preferred to what is set here.
      target.removeAttribute("srcset");
      target.src = elsewhere;
    },
    true,
  );
