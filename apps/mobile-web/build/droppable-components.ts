import type { Plugin } from "vite";

const debuggingName = /^\w+\.displayName = "[^"]*";$/gm;
const wrapped = /(?<=^(?:const|var) \w+ = )(?=React\$\d\.(?:forwardRef|memo)\()/gm;

/**
 * Lets the bundler drop react-router's components that the site doesn't use (Link, Form, NavLink and the data router's
 * code behind them, 3 KB): it has to keep statements that might do something, and their wrappers and debugging names
 * look as if they did.
 */
export const droppableComponentsPlugin = (): Plugin => ({
  name: "volado:droppable-components",
  apply: "build",
  transform: {
    filter: { id: /react-router\/dist\/production\/.*\.js$/ },
    handler: (code) => ({
      code: code.replace(debuggingName, "").replace(wrapped, "/* @__PURE__ */ "),
      map: null,
    }),
  },
});
