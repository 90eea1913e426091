export const liveChat = {
  title: "Live chat",
  detail: "Write to a person",
  ask: "Didn't find what you were looking for?",
  unread_one: "{{count}} unread message",
  unread_other: "{{count}} unread messages",
  opening: "Opening the chat…",
  noAddress: "The chat did not answer with its address. Try again.",
} as const;
