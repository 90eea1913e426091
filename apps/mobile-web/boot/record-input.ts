import { replayMarks } from "../src/shared/prerender/replay-marks.ts";

const mark = (element: Element | null | undefined, name: string): void => element?.setAttribute(name, "");

const targetOf = ({ target }: Event): Element | undefined => (target instanceof Element ? target : undefined);

/**
 * Marks the visitor's input on the prerendered page while its code loads; the live page replays it
 * (src/shared/prerender). Native submits are always prevented: they would put a password into the address.
 */
export const recordInput = (): void => {
  addEventListener(
    "click",
    (event) => {
      mark(targetOf(event)?.closest("[data-prerendered] button[type=button]"), replayMarks.clicked);
    },
    true,
  );
  addEventListener(
    "mousedown",
    (event) => {
      if (event.button !== 0) return;
      mark(targetOf(event)?.closest("[data-prerendered] :is(a, button, label)"), replayMarks.pressed);
    },
    true,
  );
  addEventListener(
    "mouseup",
    () => {
      for (const element of document.querySelectorAll(`[${replayMarks.pressed}]`))
        element.removeAttribute(replayMarks.pressed);
    },
    true,
  );
  addEventListener("change", (event) => mark(targetOf(event), replayMarks.changed), true);
  addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      const form = targetOf(event);
      if (form?.closest("[data-prerendered]")) mark(form, replayMarks.submitted);
    },
    true,
  );
};
