import { Account, Login } from "./account";
import { Games } from "./games";
import { useSession } from "./session";

export const App = () => {
  const signedIn = useSession();
  return (
    <main>
      <h1>Casa Norte</h1>
      {signedIn ? <Account key={signedIn.token} {...signedIn} /> : <Login />}
      <Games />
    </main>
  );
};
