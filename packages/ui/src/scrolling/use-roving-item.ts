import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from "react";

/** Which keys lead to the item before and to the one after. */
const arrows = { row: ["ArrowLeft", "ArrowRight"], column: ["ArrowUp", "ArrowDown"] } as const;

/** What of an item is worked with: its links and buttons, in their order. */
const stopsOf = (item: Element | undefined) => [
  ...(item?.querySelectorAll<HTMLElement>("a[href], button") ?? []),
];

/**
 * Makes a list one place for the Tab key, which goes on to what follows, and lets the arrow keys, Home and End walk
 * from item to item, from each link or button to its like. Items without any are passed over.
 *
 * @returns the place, among items that can be reached, of the one that Tab stops at, and what the list listens to
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
