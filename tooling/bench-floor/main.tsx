import { createRoot } from "react-dom/client";

/** The smallest React page: a greeting and one picture. The baseline of the benchmark. */
const Floor = () => (
  <main>
    <h1>Hello</h1>
    <img src="/picture.svg" width={390} height={195} alt="Grey" fetchPriority="high" />
  </main>
);

const root = document.getElementById("root");
if (root !== null) createRoot(root).render(<Floor />);
