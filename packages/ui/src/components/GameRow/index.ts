export { GameRow, type GameRowLabels, type GameRowProps } from "./GameRow.tsx";
