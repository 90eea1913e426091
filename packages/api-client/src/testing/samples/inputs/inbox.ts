import type { SampleInputs } from "../sample.ts";
import { samplePicture } from "../sample-picture.ts";

/** Good questions: inputs of the calls about the inbox. Calls without an input are left out. */
export const inboxInputs = {
  listMessages: { pageSize: 25, box: "received", after: undefined },
  markMessagesRead: ["5"],
  deleteMessages: ["34"],
  sendMessage: { topic: "feedback", title: "Hola", text: "Una línea\nOtra", pictures: [samplePicture] },
} satisfies SampleInputs;
