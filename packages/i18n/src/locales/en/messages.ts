import type { TextsLike } from "../../typed-keys.ts";
import type { messages as reference } from "../es/messages.ts";
import { uploads } from "./shared.ts";

/** English texts of the message centre and the inbox: the part "messages". */
export const messages: TextsLike<typeof reference> = {
  messages: {
    label: "Ways to talk to us",
    telegram: "Telegram",
    telegramDetail: "News and help in our channel",
    newTab: "(opens in another tab)",
    notices: "Announcements",
    noticesDetail: "News for all players",
    inbox: "Inbox",
    inboxDetail: "Your messages with us",
    affiliates: "Affiliate service",
    affiliatesDetail: "Write to us about the people you invite and your commissions",
    unread: "{{shown}} unread",
  },
  inbox: {
    boxes: "Inbox",
    received: "Received",
    sent: "Sent",
    write: "Write a message",
    list: {
      received: "Received messages",
      sent: "Sent messages",
    },
    unread: "Unread",
    loading: "Loading your messages",
    failed: "We couldn't load your messages",
    stale: "We couldn't check for new messages. These are the last ones we loaded.",
    emptyTitle: {
      received: "Your inbox is empty",
      sent: "You have not written to us yet",
    },
    empty: {
      received: "This is where we write to you about your account, your withdrawals and your prizes.",
      sent: "Do you have a question? Write to us and we will answer right here.",
    },
    loadingMore: "Loading more messages",
    moreFailed: "We couldn't load more messages.",
    end: "There are no more messages.",
    remove: "Delete",
    removeNamed: "Delete: {{title}}",
    removeTitle: "Delete this message?",
    removeText: "“{{title}}” will be removed from your inbox, and you can't get it back.",
    keep: "Keep it",
    removed: "Message deleted.",
    writeTitle: "Write to us",
    writeIntro: "We will answer in your inbox. Never send us your password.",
    affiliatesTitle: "Affiliate service",
    affiliatesIntro:
      "Write to the affiliate team about the people you invite, your link or your commissions. They answer in your inbox.",
    feedbackTitle: "Give us your feedback",
    feedbackIntro:
      "Tell us what you like, what is missing or what doesn't work; if something looks broken, add a screenshot. We answer in your inbox.",
    feedbackSubject: "My feedback",
    fields: {
      title: "Subject",
      text: "Message",
    },
    count: "{{used}} of {{max}}",
    problems: {
      title: {
        missing: "Enter a subject.",
        "too-long": "The subject can have up to {{max}} characters.",
      },
      text: {
        missing: "Write your message.",
        "too-long": "The message can have up to {{max}} characters.",
      },
    },
    send: "Send",
    wasSent: "Your message was sent.",
  },
  uploads,
};
