export { RewardCard, type RewardCardProps } from "./RewardCard.tsx";
