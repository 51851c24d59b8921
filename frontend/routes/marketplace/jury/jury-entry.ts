import type { JuryEntriesQuery } from "../../../features/juries/juries.generated.ts";

/** An application in a round. */
export type Entry = JuryEntriesQuery["juryEntries"]["edges"][number]["node"];

/** The applications that are chosen, by their ids in the round. */
export type Chosen = ReadonlyMap<string, Entry>;
