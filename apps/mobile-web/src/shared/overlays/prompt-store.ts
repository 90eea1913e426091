import type { EntryAccess } from "@volado/domain/member";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** Answer to a tap on an entry that is not for trial accounts, elsewhere for agents, or coming soon (Spec §6). */
export type Prompt = Extract<EntryAccess, "trial-rejected" | "agent-dialog" | "coming-soon">;

const store = createStore<{ readonly prompt: Prompt | undefined }>(() => ({ prompt: undefined }));

export const showPrompt = (prompt: Prompt): void => store.setState({ prompt });

export const endPrompt = (): void => store.setState({ prompt: undefined });

export const usePrompt = (): Prompt | undefined => useStore(store, (state) => state.prompt);
