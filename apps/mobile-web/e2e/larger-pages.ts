import type { BrowserContext } from "@playwright/test";

/**
 * Makes every page of a game list but the first return `times` gateway pages at once. A list grows at most once a
 * second (Spec §9), so five thousand games take over three minutes at 25 a page. It patches the page's own `fetch`:
 * every request still goes to the gateway, and nothing else is slowed down, as by network interception. The games of
 * a step share one picture: these journeys are about places and rows, and thousands of pictures would take most of
 * their time.
 */
export const growInLargerSteps = (context: BrowserContext, times: number): Promise<unknown> =>
  context.addInitScript((pages) => {
    const send = window.fetch.bind(window);
    const larger = async (address: URL, init: RequestInit | undefined): Promise<Response> => {
      const step = Number(address.searchParams.get("pageNo"));
      const answers = Array.from({ length: pages }, async (_, index) => {
        address.searchParams.set("pageNo", String(2 + (step - 2) * pages + index));
        const response = await send(address.href, init);
        return (await response.json()).value;
      });
      const parts = await Promise.all(answers);
      const [{ totalPages, totalCount, games }] = parts;
      const { iconUrl } = games[0];
      const value = {
        games: parts.flatMap((part) => part.games.map((game: object) => ({ ...game, iconUrl }))),
        pageNum: step,
        totalPages: 1 + Math.ceil((totalPages - 1) / pages),
        totalCount,
      };
      return new Response(JSON.stringify({ success: true, value }));
    };
    window.fetch = (target, init) => {
      const address = new URL(target instanceof Request ? target.url : target, location.href);
      const later = Number(address.searchParams.get("pageNo")) > 1;
      return address.pathname === "/api/games" && later ? larger(address, init) : send(target, init);
    };
  }, times);
