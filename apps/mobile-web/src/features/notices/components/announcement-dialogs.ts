/** The dialogs for announcements: one lazy chunk for the ticker and the popups. */
export { NoticeDialog } from "./notice-dialog.tsx";
export { PopupDialog } from "./popup-dialog.tsx";
