import type { agents as reference } from "../es/agents.ts";
import type { TextsLike } from "../translation.ts";

/** English texts of agents' contracts: the part "agents". */
export const agents: TextsLike<typeof reference> = {
  contracts: {
    menu: "Your contracts",
    kinds: {
      "daily-salary": "Daily salary",
      dividend: "Dividend",
      "hourly-salary": "Hourly salary",
    },

    prompt: {
      "daily-salary": "You have been offered a daily salary contract",
      dividend: "You have been offered a dividend contract",
      "hourly-salary": "You have been offered an hourly salary contract",
      text: "Read the terms and decide whether to accept. Nothing changes until you answer.",
      go: "Go to the contract",
    },

    loading: "Loading contracts…",
    failed: "We couldn't load your contracts",
    stale: "We couldn't refresh this page. Something may have changed.",
    empty: {
      title: "No contracts yet",
      text: "When the agent above you offers one, you can read and answer it here.",
      refresh: "Refresh",
    },

    request: "Offer to answer",
    current: "Current contract",
    history: "History",
    historyEmpty: "Contracts that you refuse or that end will appear here.",

    states: {
      offered: "Awaiting your answer",
      active: "In force",
      refused: "Refused",
      lapsed: "Not answered in time",
      withdrawn: "Withdrawn by the person who offered it",
      ended: "Ended",
    },

    termsOf: "Terms of the contract of {{day}}",
    facts: {
      offeredBy: "Offered by",
      basis: "Based on",
      period: "Paid",
      valid: "Valid",
      answerBefore: "Answer before",
      since: "In force since",
      offered: "Offered",
      answered: "Answered",
      ended: "Ended",
    },
    bases: { turnover: "What your team bets", "net-loss": "What your team loses" },
    periods: {
      hour: "Every hour",
      day: "Every day",
      week: "Every week",
      "half-month": "Twice a month",
      month: "Every month",
    },
    noEnd: "Until another one replaces it",
    until: "Until {{day}}",
    tiers: {
      caption: "What it pays you",
      from: { turnover: "Bets from", "net-loss": "Losses from" },
      members: "Active players",
      pay: "Pays you",
      atLeast: "{{amount}} or more",
    },

    accept: "Accept",
    refuse: "Refuse",
    confirm: {
      acceptTitle: "Accept this contract?",
      acceptText: "It takes effect immediately.",
      replacesText: "It takes effect immediately and ends your current {{kind}} contract.",
      refuseTitle: "Refuse this contract?",
      refuseText: "If you change your mind, {{name}} will have to offer you another one.",
    },
    accepted: "Contract accepted.",
    refused: "Contract refused.",
    changed: "This offer can no longer be answered. Its current status:",
  },
};
