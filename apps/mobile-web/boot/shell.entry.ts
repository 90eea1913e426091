import { recordInput } from "./record-input.ts";
import { showFirstPictures, showShell } from "./show-shell.ts";

recordInput();
const root = document.getElementById("root");
if (root && window.voladoBoot) {
  showShell(root, window.voladoBoot);
  showFirstPictures(root, window.voladoBoot);
}
