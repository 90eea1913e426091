import type { picture as reference } from "../es/picture.ts";
import type { TextsLike } from "../texts-like.ts";

export const picture: TextsLike<typeof reference> = {
  change: "Change your profile picture",
  title: "Profile picture",
  loading: "Loading the pictures",
  failed: "We couldn't load the pictures",
  choose: "Choose one",
  empty: "There are no pictures to choose from now. Upload one of yours.",
  option: "Picture {{number}}",
  upload: "Upload a picture",
  limits: "PNG or JPG. We crop it and scale it down.",
  wrongKind: "We can't open that file as a picture. Choose a PNG or JPG, or a screenshot.",
  tooLarge: "The picture is larger than 5 MB and couldn't be scaled down. Choose a lighter one.",
  changed: "Your picture is changed.",
};
