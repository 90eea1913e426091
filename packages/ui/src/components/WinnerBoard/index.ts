export { type Winner, WinnerBoard, type WinnerBoardLabels, type WinnerBoardProps } from "./WinnerBoard.tsx";
export { WinnerRow } from "./WinnerRow.tsx";
export { scrollFocus, tappable } from "./winner.ts";
