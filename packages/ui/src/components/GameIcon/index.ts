export { GameIcon, type GameIconProps } from "./GameIcon.tsx";
