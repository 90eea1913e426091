import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { hideToast, showToast } from "../../shared/toast/toast-store.ts";
import type { Preloadable } from "../preloadable.ts";
import type { OverlayProps } from "./overlay-props.ts";

/** Milliseconds after which a tap wants a sign that it was heard. */
const SLOW = 300;

/**
 * An overlay whose code comes with the first opening, and stays. Code that is long in coming is said to be on
 * its way; code that can't be had leaves the page as it is: a message says so, the overlay counts as closed,
 * and the next tap asks anew.
 */
export function LazyOverlay({
  part,
  open,
  onClose,
}: OverlayProps & {
  part: Preloadable<OverlayProps>;
}) {
  const { t } = useTranslation();
  const [Part, setPart] = useState<ComponentType<OverlayProps>>();
  const loaded = part.loaded();
  if (open && !Part && loaded) setPart(() => loaded);
  const missing = open && !Part;
  const say = useEffectEvent(() => showToast({ kind: "loading", text: t("common.loading") }));
  const fail = useEffectEvent(() => {
    showToast({ kind: "error", text: t("errors.network") });
    onClose();
  });

  useEffect(() => {
    if (!missing) return undefined;
    let wanted = true;
    let message = 0;
    const slow = setTimeout(() => {
      message = say();
    }, SLOW);
    part.preload().then(
      () => wanted && setPart(part.loaded),
      () => wanted && fail(),
    );
    return () => {
      wanted = false;
      clearTimeout(slow);
      hideToast(message);
    };
  }, [missing, part]);

  return Part && <Part open={open} onClose={onClose} />;
}
