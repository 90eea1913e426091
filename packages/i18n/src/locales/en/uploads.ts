import type { uploads as reference } from "../es/uploads.ts";
import type { TextsLike } from "../texts-like.ts";

export const uploads = {
  pictures: "Pictures (optional)",
  hint: "PNG or JPG, up to 5 MB each, 3 at most. Larger photos are scaled down as you choose them.",
  add: "Add a picture",
  remove: "Remove {{name}}",
  problems: {
    format: "We can't open {{name}} as a picture. Choose a PNG or JPG photo, or a screenshot.",
    size: "That picture is larger than 5 MB and couldn't be scaled down: {{name}}.",
    count: "You can send 3 pictures at most.",
  },
  remark: "Remark (optional)",
  count: "{{used}} of {{max}}",
  tooLong: "The remark can have up to {{max}} characters.",
  sent_one: "With {{count}} picture",
  sent_other: "With {{count}} pictures",
} as const satisfies TextsLike<typeof reference>;
