export { type Winner, WinnerBoard, type WinnerBoardLabels, type WinnerBoardProps } from "./WinnerBoard.tsx";
