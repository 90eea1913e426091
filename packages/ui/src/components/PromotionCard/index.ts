export { PromotionCard, type PromotionCardProps, PromotionCardSkeleton } from "./PromotionCard.tsx";
