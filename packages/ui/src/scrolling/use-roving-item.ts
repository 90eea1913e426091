import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from "react";

/** Keys that move to the previous and next item. */
const arrows = { row: ["ArrowLeft", "ArrowRight"], column: ["ArrowUp", "ArrowDown"] } as const;

/** The focusable elements of an item, in order. */
const stopsOf = (item: Element | undefined) => [
  ...(item?.querySelectorAll<HTMLElement>("a[href], button") ?? []),
];

/**
 * Makes a list a single tab stop. Arrow keys, Home and End move between items, from each link or button to its
 * counterpart. Items without any are skipped.
 * @returns the index, among focusable items, of the tab stop, and the event handlers of the list
 */
export function useRovingItem(list: RefObject<HTMLElement | null>, axis: keyof typeof arrows) {
  const [current, setCurrent] = useState(0);
  const placeOf = (target: EventTarget) => {
    const items = [...(list.current?.children ?? [])].filter(
      (item) => item.ariaHidden !== "true" && stopsOf(item).length > 0,
    );
    return { items, place: items.findIndex((item) => target instanceof Node && item.contains(target)) };
  };
  return {
    current,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const { place } = placeOf(target);
      if (place >= 0) setCurrent(place);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { key, target } = event;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const { items, place } = placeOf(target);
      const [back, on] = arrows[axis];
      const led = new Map<string, number>([
        [back, place - 1],
        [on, place + 1],
        ["Home", 0],
        ["End", items.length - 1],
      ]).get(key);
      const which = target instanceof HTMLElement ? stopsOf(items[place]).indexOf(target) : -1;
      const next = led === undefined ? undefined : stopsOf(items[led])[which];
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}
