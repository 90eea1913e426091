/** What a list's choices and place are called in its address, some of them in the gateway's words (Spec §2). */
export const ListField = {
  Tab: "type",
  GameType: "gameType",
  Vendor: "vassalage",
  Name: "name",
  MinBet: "minBet",
  MinLines: "minLine",
  Place: "at",
} as const;
