import type { EntryAccess } from "@volado/domain/member";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/**
 * What a tap is answered with where the player stands: type 4 can't do it, agents do it elsewhere, or it is
 * yet to come (Spec §6).
 */
export type Prompt = Extract<EntryAccess, "trial-rejected" | "agent-dialog" | "coming-soon">;

const store = createStore<{ readonly prompt: Prompt | undefined }>(() => ({ prompt: undefined }));

/** Answers the player's tap; any part of the site may. */
export const showPrompt = (prompt: Prompt): void => store.setState({ prompt });

/** The player has read it. */
export const endPrompt = (): void => store.setState({ prompt: undefined });

/** The answer that the player is to see now. */
export const usePrompt = (): Prompt | undefined => useStore(store, (state) => state.prompt);
