import type { downlines as reference } from "../es/downlines.ts";
import type { TextsLike } from "../texts-like.ts";
import { securityErrors } from "./shared.ts";

/** English texts of opening accounts below an agent and of transfers: the part "downlines". */
export const downlines: TextsLike<typeof reference> = {
  downlines: {
    menu: "How to bring somebody in",
    account: "New account",
    links: "Links",
    loading: "Loading…",
    failed: "We couldn’t load your links",
    stale: "We couldn’t refresh your links. The latest may be missing.",

    kind: "Type of account",
    kinds: { member: "Member", agent: "Agent" },
    rebate: "Rebate rate",
    rebateHint: "From 0% to {{max}}, which is your own rate.",
    rebateProblems: {
      required: "Enter the rebate rate; it may be 0.",
      format: "Enter the rate in figures, like 0.35.",
      max: "You can’t give more than your own rate.",
    },

    open: {
      failed: "We couldn’t prepare the form",
      intro:
        "Open the account for somebody else and hand over its username and password: it can log in at once.",
      username: "Username",
      password: "Password",
      submit: "Open account",
      done: "The account is open",
      doneText: "It can log in with the password you chose. For safety we don’t show it again.",
      copy: "Copy username",
      another: "Open another account",
      seeTeam: "See it in my team",
    },

    link: {
      intro: "Whoever signs up by a link joins your team, with the type and the rate of the link.",
      submit: "Create link",
      created: "The link was created.",
      list: "Your links",
      empty: "You have no links yet.",
      full: "You have {{count}} links, the most there may be. Remove one to create another.",
      address: "Link",
      code: "Code {{code}}",
      terms: "{{kind}} · {{rate}} rebate",
      createdAt: "Created on {{day}}",
      copy: "Copy the link {{code}}",
      remove: "Remove",
      removeNamed: "Remove the link {{code}}",
      removeTitle: "Remove the link {{code}}?",
      removeText: "Nobody else will be able to sign up by it. Whoever did stays in your team.",
      removeYes: "Yes, remove",
      removed: "The link was removed.",
    },

    transfer: {
      loading: "Loading your balance…",
      failed: "We couldn’t load your balance",
      stale: "We couldn’t refresh your balance. It may have changed.",
      available: "Available to transfer",
      rollover: "You still have to bet {{amount}} before you can transfer.",
      rolloverLeft: "Part of your bonus still has to be bet. Bet it and try again.",
      noPassword: {
        title: "Create your payment password",
        text: "We ask for it each time you transfer. Create it in the security center.",
        set: "Create payment password",
      },

      who: "To whom?",
      search: { field: "Search whom to transfer to", placeholder: "Username", clear: "Clear the search" },
      found: "Members of your team",
      about: "Level {{level}} · Balance {{balance}}",
      searching: "Searching…",
      searchFailed: "We couldn’t search your team.",
      nobody: "Nobody in your team has that name.",
      noTeam: "There is nobody in your team yet.",
      more: "Show more members",
      chosen_one: "{{count}} chosen",
      chosen_other: "{{count}} chosen",
      remove: "Remove {{name}}",
      max: "You can choose up to {{count}} at a time.",
      membersRequired: "Choose at least one person.",

      amount: "How much for each?",
      limits: "From {{min}} to {{max}} for each.",
      problems: {
        required: "Enter how much you want to transfer.",
        format: "Enter an amount in figures, like 1500 or 1500.50.",
        min: "The least is {{min}} for each.",
        max: "The most is {{max}} for each.",
        balance: "Your balance doesn’t cover everybody you chose.",
      },
      password: "Payment password",
      summary: "Summary of the transfer",
      facts: {
        each: "Each receives",
        count: "People",
        total: "Leaves your balance",
        left: "You keep",
      },
      submit: "Transfer",
      confirm: {
        title: "Transfer {{total}}?",
        text: "Check whom it goes to: a transfer can’t be undone.",
        to: "To",
        yes: "Yes, transfer",
      },
      done: "You transferred {{total}}.",
    },
  },
  errors: securityErrors,
};
