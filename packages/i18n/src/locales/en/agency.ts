import type { agency as reference } from "../es/agency.ts";
import type { TextsLike } from "../texts-like.ts";

export const agency: TextsLike<typeof reference> = {
  greeting: {
    morning: "Good morning",
    "early-afternoon": "Good afternoon",
    "late-afternoon": "Good afternoon",
    evening: "Good evening",
  },

  today: "Your team today",
  counters: {
    loggedIn: "Logged in",
    bettors: "Placed bets",
    registered: "Signed up",
    online: "Online",
  },
  countersLoading: "Loading your team's numbers…",
  countersFailed: "We couldn't load your team's numbers.",
  countersStale: "We couldn't refresh your team's numbers.",

  tools: "Tools",
  tool: {
    overview: "Team overview",
    records: "Transactions",
    members: "Team members",
    transfers: "Transfer",
    profit: "Profit and loss",
    bets: "Team bets",
    games: "Games",
    rebates: "Rebates",
    security: "Security",
    inbox: "Inbox",
    service: "Customer service",
  },
  elsewhere: "Other pages of this member",
  unread: "{{shown}} unread",

  footer: {
    label: "Agency menu",
    home: "Home",
    open: "Open account",
    dividend: "Dividend",
    notices: "Announcements",
  },

  service: {
    title: "Customer service",
    text: "Write to your affiliate service; it answers in your inbox.",
    write: "Write a message",
  },
};
