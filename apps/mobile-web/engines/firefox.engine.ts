import { walkJourneys } from "./walk-journeys.ts";

walkJourneys("firefox", 1);
