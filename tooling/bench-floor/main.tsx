import { createRoot } from "react-dom/client";

/** The least a React page can be: a greeting and one picture. Every page of the product is compared with it. */
const Floor = () => (
  <main>
    <h1>Hello</h1>
    <img src="/picture.svg" width={390} height={195} alt="Grey" fetchPriority="high" />
  </main>
);

const root = document.getElementById("root");
if (root !== null) createRoot(root).render(<Floor />);
