import { createRoot } from "react-dom/client";
import { Account, Login } from "./account";
import { Games } from "./games";
import { useSession } from "./session";
import "./style.css";

const App = () => {
  const signedIn = useSession();
  return (
    <main>
      <h1>Casa Norte</h1>
      {signedIn ? <Account key={signedIn.token} {...signedIn} /> : <Login />}
      <Games />
    </main>
  );
};

const root = document.getElementById("root");
if (root !== null) createRoot(root).render(<App />);
