import { showFirstPictures } from "./first-pictures.ts";
import { recordInput } from "./record-input.ts";
import { showShell } from "./show-shell.ts";

recordInput();
const root = document.getElementById("root");
if (root && window.voladoBoot) {
  showShell(root, window.voladoBoot);
  showFirstPictures(root, window.voladoBoot);
}
