/** What shows an announcement whole, over the page: one late part for the ticker's taps and for popups. */
export { NoticeDialog } from "./notice-dialog.tsx";
export { PopupDialog } from "./popup-dialog.tsx";
