import { chakra } from "@chakra-ui/react";
import { Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";
import {
  type Jury_FactsFragment,
  useJuryEntriesSuspenseQuery,
} from "../../../features/juries/juries.generated.ts";
import { countOf } from "../../../features/juries/jury-scores.ts";
import { More } from "../../../ui/controls/more.tsx";
import { formatBudget } from "../../../ui/display/format.ts";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { SkeletonBar } from "../../../ui/layout/skeleton.tsx";
import { DecideForm } from "./decide-form.tsx";
import { EntryRow } from "./entry-row.tsx";
import type { Chosen, Entry } from "./jury-entry.ts";
import { RoundPanel } from "./round-panel.tsx";

type Jury = Jury_FactsFragment;
type Round = Jury["rounds"][number];

const Rounds = chakra("nav", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "5",
    rowGap: "1",
    mb: "5",
    "& [aria-current]": { color: "fg", fontWeight: "semibold", textDecoration: "none" },
  },
});
const List = chakra("ol", { base: { listStyleType: "none" } });
const Line = chakra("p", { base: { mb: "3", maxWidth: "prose" } });

type ListProps = {
  jury: Jury;
  round: Round;
  chosen: Chosen;
  toggle: (entry: Entry) => void;
  after?: string;
};

/** Says how far the money goes by rank. */
function BudgetLine({ entries, budget }: { entries: readonly Entry[]; budget: number | null }) {
  if (budget === null) return null;
  const within = entries.filter(({ runningTotal }) => runningTotal !== null && runningTotal <= budget);
  const last = within.at(-1);
  if (!last || last.runningTotal === null) return null;
  const who = within.length === 1 ? "The first by rank takes" : `The first ${within.length} by rank take`;
  return (
    <Line>
      {who} {formatBudget(last.runningTotal)} of {formatBudget(budget)}.
    </Line>
  );
}

/** The applications of a round by rank, with further ones on demand. */
function Entries({ jury, round, chosen, toggle, after }: ListProps) {
  const variables = { roundId: round.id, ...(after && { after }) };
  const { edges, pageInfo } = useJuryEntriesSuspenseQuery({ variables }).data.juryEntries;
  const entries = edges.map(({ node }) => node);
  if (entries.length === 0)
    return (
      <EmptyState title="No applications in this round yet">
        {round.state === "PLANNED"
          ? "The first round takes in every application waiting for a decision when you open it; later rounds take the ones you advance."
          : "All were withdrawn."}
      </EmptyState>
    );
  return (
    <>
      {!after && <BudgetLine entries={entries} budget={jury.budget} />}
      <List aria-label={after ? "More applications" : "Applications by rank"}>
        {entries.map((entry) => (
          <EntryRow
            key={entry.id}
            jury={jury}
            round={round}
            entry={entry}
            isChosen={chosen.has(entry.id)}
            toggle={toggle}
          />
        ))}
      </List>
      <More of={pageInfo} label="More applications">
        {(next) => <Entries jury={jury} round={round} chosen={chosen} toggle={toggle} after={next} />}
      </More>
    </>
  );
}

function ShownRound({ jury, round }: { jury: Jury; round: Round }) {
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const toggle = (entry: Entry) =>
    setChosen((before) => {
      const next = new Map(before);
      if (!next.delete(entry.id)) next.set(entry.id, entry);
      return next;
    });
  return (
    <>
      <RoundPanel jury={jury} round={round} />
      <chakra.h2 mt="8" mb="3" fontSize="xl" fontWeight="semibold">
        {countOf(round.applicationCount, "application")}
      </chakra.h2>
      <Suspense fallback={<SkeletonBar height="16rem" borderRadius="xl" aria-busy />}>
        <Entries jury={jury} round={round} chosen={chosen} toggle={toggle} />
      </Suspense>
      {round.state !== "PLANNED" && (
        <chakra.div mt="8">
          <DecideForm round={round} chosen={chosen} onDone={() => setChosen(new Map())} />
        </chakra.div>
      )}
    </>
  );
}

/** The applications of the round in the address; without one, of the latest that has begun. */
export function EntriesTab({ jury }: { jury: Jury }) {
  const [search] = useSearchParams();
  const { rounds } = jury;
  const begun = rounds.findLast(({ state }) => state !== "PLANNED");
  const round = rounds.find(({ id }) => id === search.get("round")) ?? begun ?? rounds[0];
  if (!round) return null;
  return (
    <>
      {rounds.length > 1 && (
        <Rounds aria-label="Rounds">
          {rounds.map(({ id, name }) => (
            <TextLink key={id} to={`?round=${id}`} aria-current={id === round.id ? "true" : undefined}>
              {name}
            </TextLink>
          ))}
        </Rounds>
      )}
      <ShownRound key={round.id} jury={jury} round={round} />
    </>
  );
}
