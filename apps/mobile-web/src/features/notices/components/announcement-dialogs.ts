/** What shows an announcement whole, over the page: one file for the ticker's taps and for popups, both small. */
export { NoticeDialog } from "./notice-dialog.tsx";
export { PopupDialog } from "./popup-dialog.tsx";
