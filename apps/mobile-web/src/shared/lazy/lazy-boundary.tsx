import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { hideToast, SLOW_AFTER_MS, showToast } from "../overlays/toast-store.ts";
import { RetryBlock } from "../query/retry-block.tsx";
import { UnreachableCode } from "./cached-import.ts";

import { PartBoundary, SilentBoundary } from "./part-boundary.tsx";
import { prefetchWhenIdle } from "./prefetch.ts";

/** State of an overlay, owned by the component that opens it. */
export interface OverlayProps {
  open: boolean;
  onClose: () => void;
}

/**
 * What happens if a part's code can't be loaded:
 * - "retry": a retry button is shown in its place
 * - "silent": the failure is reported, and loading is retried on reconnect or after a delay
 * - "message": for overlays; shows a toast and closes the overlay, and the next tap retries
 * - a function: for overlays with a caller that waits; it gets the error, and the overlay closes
 */
export type OnFail = "retry" | "silent" | "message" | ((error: unknown) => void);

/** Props of a lazy part in addition to its own. */
export interface LazyPartProps extends Partial<OverlayProps> {
  /** Placeholder until the code is loaded. An overlay without one shows a toast if loading takes long. */
  readonly waiting?: ReactNode;
}

/** A part made by `lazyComponent`. */
interface Part<Props extends object> {
  readonly name: string;
  /** Its component, if loaded. */
  readonly loaded: () => ComponentType<Props> | undefined;
  readonly preload: () => Promise<unknown>;
  /** Loads its component to show it. */
  readonly request: () => Promise<ComponentType<Props>>;
  readonly prefetch: "idle" | undefined;
  readonly onFail: OnFail;
}

/** Renders a lazy part: its placeholder, its content, or its failure. */
export function LazyBoundary<Props extends object>({ part, props }: LatePartProps<Props>) {
  const { name, loaded, preload, request, prefetch, onFail } = part;
  const isOverlay = onFail === "message" || typeof onFail === "function";
  const { open = true, onClose, waiting } = props;
  const { t } = useTranslation();
  const [Content, setContent] = useState<ComponentType<Props>>();
  const [requested, setRequested] = useState(false);
  const [failed, setFailed] = useState(false);
  // A preloaded part is rendered with the first frame, in its final size.
  if (open && !requested) {
    setRequested(true);
    setContent(loaded);
  }
  const missing = open && !Content && !failed;

  const show = (component: ComponentType<Props>) => {
    // A part that the player didn't open is rendered in a transition, so that the page stays responsive.
    if (isOverlay) setContent(() => component);
    else startTransition(() => setContent(() => component));
  };
  const closeFailed = (error: unknown) => {
    if (onFail === "message") {
      const reason = error instanceof UnreachableCode ? "errors.network" : "errors.unknown";
      showToast({ kind: "error", text: t(reason) });
    }
    if (typeof onFail === "function") onFail(error);
    onClose?.();
  };
  const fetchContent = useEffectEvent((isCurrent: () => boolean) => {
    request().then(
      (component) => {
        if (isCurrent()) show(component);
      },
      (error: unknown) => {
        if (!isCurrent()) return;
        if (isOverlay) closeFailed(error);
        else setFailed(true);
      },
    );
  });

  useEffect(() => {
    if (prefetch === "idle") prefetchWhenIdle(preload);
  }, [prefetch, preload]);
  useEffect(() => {
    if (!missing) return undefined;
    let current = true;
    fetchContent(() => current);
    return () => {
      current = false;
    };
  }, [missing]);
  useSlowNotice(missing && isOverlay && waiting === undefined);

  if (failed) return <RetryBlock onRetry={() => setFailed(false)} />;
  if (!Content) return open && waiting;
  const content = <Content {...props} />;
  if (onFail === "retry") return <PartBoundary at={name}>{content}</PartBoundary>;
  return (
    <SilentBoundary at={name} tryAgainWith={open} onBreak={isOverlay ? closeFailed : undefined}>
      {content}
    </SilentBoundary>
  );
}

interface LatePartProps<Props extends object> {
  readonly part: Part<Props>;
  readonly props: Props & LazyPartProps;
}

/** Shows a loading toast while waiting takes long, and hides it when waiting ends. */
export const useSlowNotice = (waiting: boolean): void => {
  const { t } = useTranslation();
  const notify = useEffectEvent(() => showToast({ kind: "loading", text: t("common.loading") }));
  useEffect(() => {
    if (!waiting) return undefined;
    let message = 0;
    const slow = setTimeout(() => {
      message = notify();
    }, SLOW_AFTER_MS);
    return () => {
      clearTimeout(slow);
      hideToast(message);
    };
  }, [waiting]);
};
