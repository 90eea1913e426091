import { Skeleton } from "@volado/ui";

/** A deposit page on its way, in about its size. */
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
