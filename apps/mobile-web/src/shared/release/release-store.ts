import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** A release of the site other than this page's. */
export interface OtherRelease {
  readonly release: string;
  /** Code that the player needs is gone from the server: only a reload helps. */
  readonly needed: boolean;
}

const store = createStore<{ readonly other: OtherRelease | undefined; readonly left: string | undefined }>(
  () => ({ other: undefined, left: undefined }),
);

/** Stores another release. Once a reload is needed, it stays needed. */
export const noteRelease = (release: string, needed = false): void => {
  const { other, left } = store.getState();
  if (!needed && (left === release || other?.release === release)) return;
  store.setState({ other: { release, needed } });
};

/** The player dismissed the release: don't offer it again unless it is needed. */
export const leaveRelease = (): void => {
  store.setState({ other: undefined, left: store.getState().other?.release });
};

/** The release to offer to the player. */
export const useOtherRelease = (): OtherRelease | undefined => useStore(store, ({ other }) => other);

/** Release of this page; undefined in development. */
export const ownRelease = (): string | undefined =>
  document.querySelector<HTMLMetaElement>("meta[name='volado-release']")?.content;

/** Input types without text; such choices are quick to make again. */
const withoutText = new Set(["button", "checkbox", "hidden", "image", "radio", "range", "reset", "submit"]);

/**
 * Whether a form contains text that a reload would lose. Search fields aren't in a form: the address holds their text.
 */
export const hasUnsavedInput = (page: ParentNode): boolean =>
  Array.from(page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("form input, form textarea")).some(
    ({ type, value, readOnly, disabled }) =>
      !withoutText.has(type) && !readOnly && !disabled && value.trim() !== "",
  );
