import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { paths } from "../shared/navigation/paths.ts";
import { App } from "./app.tsx";

/**
 * Home for a guest who has no answers yet, as markup: the build writes it into index.html as the painted shell.
 * It is the app's own first render, so that taking over moves nothing.
 */
export const paint = (): string =>
  renderToStaticMarkup(
    <App router={({ children }) => <StaticRouter location={paths.home.to()}>{children}</StaticRouter>} />,
  );
