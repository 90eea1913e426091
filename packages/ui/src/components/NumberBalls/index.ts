export { NumberBalls, type NumberBallsProps } from "./NumberBalls.tsx";
