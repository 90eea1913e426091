const COINS = 14;
const LASTS_MS = 1_100;
/** What doesn't move needs longer to be noticed. */
const STILL_MS = 2_000;

/** A disc with a rim. */
const coin = {
  background: "var(--vo-action)",
  border: "2px solid color-mix(in oklch, var(--vo-action) 65%, var(--vo-on-action))",
} as const;

/** Adds something to look at above the page, which nobody can touch and screen readers don't read. */
const show = (x: number, y: number, style: Partial<CSSStyleDeclaration>, text = ""): HTMLElement => {
  const shown = document.createElement("span");
  shown.setAttribute("aria-hidden", "true");
  shown.textContent = text;
  Object.assign(shown.style, {
    position: "fixed",
    left: `${x}px`,
    top: `${y}px`,
    zIndex: "var(--vo-z-toast)",
    pointerEvents: "none",
    translate: "-50% -50%",
    ...style,
  });
  document.body.append(shown);
  return shown;
};

const flyAway = (shown: HTMLElement, ...frames: Keyframe[]): void => {
  const flight = shown.animate(frames, LASTS_MS);
  flight.onfinish = () => shown.remove();
};

/**
 * Shows the claimed amount over a place on the screen while coins fly out of it. Where the player asked for less motion
 * the amount stands still and there are no coins.
 */
export const celebrate = ({ left, top, width, height }: DOMRect, amount: string): void => {
  // In the middle of the place, but not cut at the screen's edges.
  const x = Math.max(90, Math.min(left + width / 2, window.innerWidth - 90));
  const y = Math.max(40, top + height / 2);
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  for (let index = 0; index < (still ? 0 : COINS); index += 1) {
    // Evenly around, a little further on every other coin, and upwards more than down.
    const angle = (index / COINS) * 2 * Math.PI;
    const reach = index % 2 === 0 ? 130 : 80;
    const end = `translate(${Math.cos(angle) * reach}px, ${Math.sin(angle) * reach - 60}px) scale(0.5)`;
    flyAway(
      show(x, y, { ...coin, width: "16px", height: "16px", borderRadius: "50%" }),
      { transform: "none", opacity: 1, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" },
      { transform: end, opacity: 0 },
    );
  }
  const medal = show(
    x,
    y,
    {
      ...coin,
      padding: "var(--vo-space-2) var(--vo-space-4)",
      color: "var(--vo-on-action)",
      font: "700 var(--vo-size-title) / 1.2 var(--vo-font-display)",
      whiteSpace: "nowrap",
      borderRadius: "var(--vo-radius-pill)",
    },
    `+${amount}`,
  );
  if (still) {
    setTimeout(() => medal.remove(), STILL_MS);
    return;
  }
  flyAway(
    medal,
    { transform: "scale(0.5)", opacity: 0 },
    { transform: "scale(1.2)", opacity: 1, offset: 0.15 },
    { transform: "none", opacity: 1, offset: 0.3 },
    { transform: "none", opacity: 1, offset: 0.8 },
    { transform: "translateY(-48px)", opacity: 0 },
  );
};
