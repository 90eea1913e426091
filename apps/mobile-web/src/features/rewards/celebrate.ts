const COINS = 14;
const LASTS_MS = 900;

/** Lets coins fly out of a place on the screen for a second. Nothing moves where the player asked for less motion. */
export const celebrate = ({ left, top, width, height }: DOMRect): void => {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (let index = 0; index < COINS; index += 1) {
    const coin = document.createElement("span");
    coin.setAttribute("aria-hidden", "true");
    Object.assign(coin.style, {
      position: "fixed",
      left: `${left + width / 2 - 8}px`,
      top: `${top + height / 2 - 8}px`,
      zIndex: "var(--vo-z-toast)",
      width: "16px",
      height: "16px",
      pointerEvents: "none",
      background: "var(--vo-action)",
      border: "2px solid color-mix(in oklch, var(--vo-action) 65%, var(--vo-on-action))",
      borderRadius: "50%",
    });
    document.body.append(coin);
    // Evenly around, a little further on every other coin, and upwards more than down.
    const angle = (index / COINS) * 2 * Math.PI;
    const reach = index % 2 === 0 ? 110 : 70;
    const end = `translate(${Math.cos(angle) * reach}px, ${Math.sin(angle) * reach - 60}px) scale(0.5)`;
    const flight = coin.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: end, opacity: 0 },
      ],
      { duration: LASTS_MS, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" },
    );
    flight.onfinish = () => coin.remove();
  }
};
