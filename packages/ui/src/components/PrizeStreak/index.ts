export { type PrizeStep, PrizeStreak, type PrizeStreakProps } from "./PrizeStreak.tsx";
