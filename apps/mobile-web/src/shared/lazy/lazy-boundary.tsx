import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { RetryBlock } from "../states/retry-block.tsx";
import { SLOW_AFTER_MS } from "../toast/show-loading.ts";
import { hideToast, showToast } from "../toast/toast-store.ts";
import { UnreachableCode } from "./cached-import.ts";

import { PartBoundary, SilentBoundary } from "./part-boundary.tsx";
import { prefetchWhenIdle } from "./prefetch.ts";

/** State of an overlay, as its opener keeps it. */
export interface OverlayProps {
  open: boolean;
  onClose: () => void;
}

/**
 * What happens when a part's code can't be had:
 * - "retry": the part says so in its place, and a tap asks again
 * - "silent": nobody asked for it; it is reported, and asked for again when the network is back or after a while
 * - "message": it is an overlay; a message says so, the overlay counts as closed, and the next tap asks again
 * - a function: it is an overlay that somebody waits for; the function tells them, and the overlay counts as closed
 */
export type OnFail = "retry" | "silent" | "message" | ((error: unknown) => void);

/** What a late part is told beside its own props. */
export interface LazyPartProps extends Partial<OverlayProps> {
  /**
   * Stands in its place until its code has come, in its size. An overlay without it says in a message that it is on
   * its way when that takes long.
   */
  readonly waiting?: ReactNode;
}

/** A part as `lazyComponent` makes it. */
interface Part<Props extends object> {
  readonly name: string;
  /** Its component, once its code is there. */
  readonly loaded: () => ComponentType<Props> | undefined;
  readonly preload: () => Promise<unknown>;
  /** Asks for its component when it is wanted. */
  readonly request: () => Promise<ComponentType<Props>>;
  readonly prefetch: "idle" | undefined;
  readonly onFail: OnFail;
}

/** Draws a late part: what stands for it, itself, or what went wrong with it. */
export function LazyBoundary<Props extends object>({ part, props }: LatePartProps<Props>) {
  const { name, loaded, preload, request, prefetch, onFail } = part;
  const isOverlay = onFail === "message" || typeof onFail === "function";
  const { open = true, onClose, waiting } = props;
  const { t } = useTranslation();
  const [Content, setContent] = useState<ComponentType<Props>>();
  const [asked, setAsked] = useState(false);
  const [failed, setFailed] = useState(false);
  // What has been loaded before is there with the first frame, in its true size.
  if (open && !asked) {
    setAsked(true);
    setContent(loaded);
  }
  const missing = open && !Content && !failed;

  const show = (component: ComponentType<Props>) => {
    // What nobody tapped for is drawn bit by bit, so that the page goes on hearing taps.
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
  const ask = useEffectEvent((isWanted: () => boolean) => {
    request().then(
      (component) => {
        if (isWanted()) show(component);
      },
      (error: unknown) => {
        if (!isWanted()) return;
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
    let wanted = true;
    ask(() => wanted);
    return () => {
      wanted = false;
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

/** Says that something is on its way while that takes long, and falls silent when it is there or no longer wanted. */
export const useSlowNotice = (waiting: boolean): void => {
  const { t } = useTranslation();
  const say = useEffectEvent(() => showToast({ kind: "loading", text: t("common.loading") }));
  useEffect(() => {
    if (!waiting) return undefined;
    let message = 0;
    const slow = setTimeout(() => {
      message = say();
    }, SLOW_AFTER_MS);
    return () => {
      clearTimeout(slow);
      hideToast(message);
    };
  }, [waiting]);
};
