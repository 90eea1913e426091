import type { uploads as reference } from "../es/uploads.ts";
import type { TextsLike } from "../texts-like.ts";

export const uploads = {
  pictures: "Pictures (optional)",
  hint: "PNG or JPG, up to 5 MB each, 3 at most.",
  add: "Add a picture",
  remove: "Remove {{name}}",
  problems: {
    format: "That file is no PNG or JPG picture: {{name}}.",
    size: "That picture is larger than 5 MB: {{name}}.",
    count: "You can send 3 pictures at most.",
  },
  remark: "Remark (optional)",
  count: "{{used}} of {{max}}",
  tooLong: "The remark can have up to {{max}} characters.",
  sent_one: "With {{count}} picture",
  sent_other: "With {{count}} pictures",
} as const satisfies TextsLike<typeof reference>;
