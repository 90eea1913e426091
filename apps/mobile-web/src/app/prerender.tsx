import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { App } from "./app.tsx";

/**
 * Markup of a page for a guest without data: the build writes it into index.html as the prerendered shell. It is the
 * app's own first render, so that React replaces it without a layout shift.
 */
export const prerender = (path: string): string =>
  renderToStaticMarkup(
    <App router={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>} />,
  );
