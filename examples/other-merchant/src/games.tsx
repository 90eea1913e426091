import { listGames } from "@volado/api-client/endpoints";
import { GameClassify, GameType } from "@volado/domain";
import { client } from "./client";
import { describeError } from "./texts";
import { useCall } from "./use-call";

const newest = {
  type: GameType.Slots,
  classify: GameClassify.New,
  vendor: "",
  name: "",
  minBet: undefined,
  minLines: undefined,
  page: 1,
  pageSize: 12,
} as const;

const ask = (signal: AbortSignal) => client.call(listGames, newest, { signal });

export const Games = () => {
  const { answer, retry } = useCall(ask);
  if (answer.state === "pending") return <p role="status">Cargando juegos…</p>;
  if (answer.state === "failed") {
    return (
      <div role="alert">
        <p>{describeError(answer.error)}</p>
        <button type="button" onClick={retry}>
          Reintentar
        </button>
      </div>
    );
  }
  const { games, totalCount } = answer.value;
  if (games.length === 0) return <p>Todavía no hay juegos.</p>;
  return (
    <section aria-labelledby="games">
      <h2 id="games">{totalCount} tragamonedas</h2>
      <ul className="games">
        {games.map(({ nodeId, name, vendor }) => (
          <li key={nodeId}>
            <strong>{name}</strong>
            <span>{vendor}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
