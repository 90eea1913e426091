import type { EntryAccess } from "@volado/domain/member";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/**
 * The prompt shown when a tapped entry is not for trial accounts, is elsewhere for agents, or is coming soon (Spec §6).
 */
export type Prompt = Extract<EntryAccess, "trial-rejected" | "agent-dialog" | "coming-soon">;

const store = createStore<{ readonly prompt: Prompt | undefined }>(() => ({ prompt: undefined }));

export const showPrompt = (prompt: Prompt): void => store.setState({ prompt });

export const endPrompt = (): void => store.setState({ prompt: undefined });

export const usePrompt = (): Prompt | undefined => useStore(store, (state) => state.prompt);
