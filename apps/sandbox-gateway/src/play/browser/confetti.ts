import { stillness } from "./page.ts";

const pieces = 22;

/** A short shower of coins over an element, for a win; nothing under reduced motion. */
export const celebrate = (over: Element): void => {
  if (stillness()) return;
  const layer = document.createElement("div");
  layer.className = "shower";
  layer.setAttribute("aria-hidden", "true");
  over.append(layer);
  const falls = Array.from({ length: pieces }, (_, index) => {
    const piece = document.createElement("i");
    piece.className = "shower__coin";
    layer.append(piece);
    const angle = (index / pieces) * Math.PI * 2;
    const reach = 90 + (index % 5) * 26;
    return piece.animate(
      [
        { transform: "translate(0,0) scale(.4)", opacity: 1 },
        {
          transform: `translate(${Math.cos(angle) * reach}px, ${Math.sin(angle) * reach - 60}px) rotateX(540deg)`,
          opacity: 1,
          offset: 0.55,
        },
        {
          transform: `translate(${Math.cos(angle) * reach * 1.3}px, ${Math.sin(angle) * reach + 160}px) rotateX(1080deg)`,
          opacity: 0,
        },
      ],
      { duration: 1_100 + (index % 4) * 120, easing: "cubic-bezier(.2,.7,.4,1)", fill: "forwards" },
    ).finished;
  });
  void Promise.allSettled(falls).then(() => layer.remove());
};
