import { fallbackImageUrl } from "./picture-addresses.ts";

/** The last fallback address tried, by picture; an element that now shows another picture may be retried. */
const triedAddress = new WeakMap<HTMLImageElement, string>();

/**
 * Retries each failed picture once on a fallback host, before the page handles the error: tiles, banners and the
 * gateway's HTML alike (docs/decisions/106). The host is chosen on failure, because the site's status may arrive after
 * the picture's address.
 */
export const findLostPictures = (): void =>
  document.addEventListener(
    "error",
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLImageElement)) return;
      const failed = target.currentSrc || target.src;
      const elsewhere = triedAddress.get(target) === failed ? undefined : fallbackImageUrl(failed);
      if (elsewhere === undefined) {
        // Without a fallback host the original size may still exist.
        if (!target.hasAttribute("srcset") || failed === target.src) return;
        event.stopImmediatePropagation();
        target.removeAttribute("srcset");
        return;
      }
      event.stopImmediatePropagation();
      triedAddress.set(target, elsewhere);
      // `srcset` would take precedence.
      target.removeAttribute("srcset");
      target.src = elsewhere;
    },
    true,
  );
