import { Skeleton } from "@volado/ui";

/** Placeholder about the size of a deposit page. */
export function DepositSkeleton({ text }: { readonly text: string }) {
  return (
    <div className="app-deposit" aria-busy="true">
      <p className="vo-visually-hidden" role="status">
        {text}
      </p>
      <Skeleton height={28} width="60%" />
      <Skeleton height={192} />
      <Skeleton height={76} />
      <Skeleton height={48} />
    </div>
  );
}
