import { merchant } from "../../../shared/merchant.ts";

/** Skeleton of the winners; hidden from assistive technology. */
export function WinnersSkeleton({ form = merchant.home.winners }: WinnersSkeletonProps) {
  return <div className="app-winners-skeleton" data-form={form} aria-hidden="true" />;
}

interface WinnersSkeletonProps {
  /** @default the merchant's choice */
  readonly form?: typeof merchant.home.winners;
}
