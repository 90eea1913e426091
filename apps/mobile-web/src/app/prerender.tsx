import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { App } from "./app.tsx";

/**
 * A page for a guest who has no answers yet, as markup: the build writes it into index.html as the
 * prerendered shell. It is the app's own first render, so that taking over moves nothing.
 */
export const prerender = (path: string): string =>
  renderToStaticMarkup(
    <App router={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>} />,
  );
