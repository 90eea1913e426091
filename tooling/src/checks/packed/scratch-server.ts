import { type ServedFolder, serveFolder } from "../../process/serve-folder.ts";

/** The built scratch site, and one answer in the gateway's envelope. */
export const serveScratchSite = (dist: string): Promise<ServedFolder> =>
  serveFolder(dist, {
    answer: ({ url = "/" }, response) => {
      const { pathname, searchParams } = new URL(url, "http://localhost");
      if (pathname !== "/api/greeting") return false;
      const value = { words: `Hola, ${searchParams.get("name")}` };
      response.setHeader("Content-Type", "application/json").end(JSON.stringify({ success: true, value }));
      return true;
    },
  });
