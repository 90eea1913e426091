import type { TextKey } from "@volado/i18n";
import { Skeleton } from "@volado/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** Key of a text without placeholders that says what is loading. */
export type LoadingText = Exclude<Extract<TextKey, `${string}.loading`>, "games.play.loading">;

interface LoadingBlockProps {
  readonly className?: string;
  /**
   * What is loading, for screen readers.
   * @default "common.loading"
   */
  readonly text?: LoadingText;
  /** The skeletons. */
  readonly children: ReactNode;
}

/** Placeholder of a part of a page that is loading. */
export function LoadingBlock({ className, text = "common.loading", children }: LoadingBlockProps) {
  const { t } = useTranslation();
  return (
    <div className={className} aria-busy="true">
      <p className="vo-visually-hidden" role="status">
        {t(text)}
      </p>
      {children}
    </div>
  );
}

/** Placeholder of a form that is loading. */
export function FormSkeleton({ fields }: { fields: readonly string[] }) {
  return (
    <LoadingBlock className="app-passwords">
      {fields.map((field) => (
        <Skeleton key={field} shape="row" />
      ))}
    </LoadingBlock>
  );
}
