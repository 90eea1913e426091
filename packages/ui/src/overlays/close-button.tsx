import { IconButton, type IconButtonProps } from "../components/IconButton/index.ts";
import { CloseIcon } from "../icons/index.ts";

/** The cross that closes, clears or dismisses what it stands in. */
export const CloseButton = (props: Omit<IconButtonProps, "children">) => (
  <IconButton {...props}>
    <CloseIcon size={20} />
  </IconButton>
);
