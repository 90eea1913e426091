import { walkJourneys } from "./walk-journeys.ts";

walkJourneys("webkit", 0);
