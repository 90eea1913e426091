import { replayMarks } from "../src/shared/prerender/replay-marks.ts";

const mark = (element: Element | null | undefined, name: string): void => element?.setAttribute(name, "");

const targetOf = ({ target }: Event): Element | undefined => (target instanceof Element ? target : undefined);

/**
 * Marks what a visitor does on the prerendered page, while its code is still on the way; the live page does
 * it (src/shared/prerender). A form sent before its code has come would put the password into the address: no
 * form of this site is ever sent by the browser itself.
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
