import { chakra } from "@chakra-ui/react";
import {
  BEST_SCORE,
  informedText,
} from "../../../backend/modules/marketplace/evaluations/evaluation.rules.ts";
import { Badge } from "../../ui/display/badge.tsx";
import { formatRating } from "../../ui/display/format.ts";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import type { Evaluation_FactsFragment } from "./evaluations.generated.ts";

const Scroll = chakra("div", { base: { overflowX: "auto", "@media print": { overflow: "visible" } } });
const Table = chakra("table", {
  base: {
    width: "full",
    fontSize: "sm",
    borderCollapse: "collapse",
    fontVariantNumeric: "tabular-nums",
    "& th, & td": {
      py: "2.5",
      pe: "4",
      borderBottomWidth: "1px",
      borderColor: "line",
      textAlign: "start",
      verticalAlign: "top",
    },
    "& thead th": { color: "fg.muted", fontWeight: "medium", borderColor: "line.strong" },
    "& tbody th": { minWidth: "10rem", fontWeight: "semibold", overflowWrap: "anywhere" },
    "& tr": { breakInside: "avoid" },
  },
});
const Bars = chakra("ol", { base: { display: "grid", gap: "3", mb: "8", listStyleType: "none" } });
const Bar = chakra("div", {
  base: {
    position: "relative",
    height: "3",
    borderRadius: "full",
    bg: "bg.muted",
    overflow: "hidden",
    forcedColorAdjust: "none",
  },
});
const Fill = chakra("span", {
  base: { position: "absolute", insetBlock: "0", insetInlineStart: "0", bg: "accent" },
});
const Spread = chakra("span", {
  base: {
    position: "absolute",
    insetBlock: "1",
    minWidth: "2px",
    bg: "fg",
    borderRadius: "full",
    opacity: 0.75,
  },
});
const Line = chakra("p", {
  base: {
    display: "flex",
    justifyContent: "space-between",
    gap: "4",
    mb: "1",
    fontSize: "sm",
    "& span": { overflowWrap: "anywhere" },
  },
});

type Room = Evaluation_FactsFragment;
type Results = NonNullable<Room["results"]>;
type Place = Results["ranking"][number];

const percent = (score: number) => `${(score / BEST_SCORE) * 100}%`;
const nameIn = ({ candidates }: Room, id: string) =>
  candidates.find((candidate) => candidate.id === id)?.name ?? "";

const costIn = ({ costs }: Room, id: string) =>
  costs.find(({ candidateId }) => candidateId === id)?.words ?? "";

/** The weighted scores as bars, with a line from the strictest judge to the kindest. */
function ScoreBars({ room, ranking }: { room: Room; ranking: readonly Place[] }) {
  return (
    <Bars aria-label="Weighted scores, best first">
      {ranking.map(({ candidateId, place, score, lowest, highest, missedMusts }) => (
        <li key={candidateId}>
          <Line>
            <span>
              {place}. {nameIn(room, candidateId)}
              {missedMusts.length > 0 && (
                <chakra.span color="danger"> misses {missedMusts.join(", ")}</chakra.span>
              )}
            </span>
            <chakra.span whiteSpace="nowrap">
              {score === null ? "No score" : `${formatRating(score)} of ${BEST_SCORE}`}
              {lowest !== null && highest !== null && highest > lowest && (
                <VisuallyHidden>
                  , judges from {formatRating(lowest)} to {formatRating(highest)}
                </VisuallyHidden>
              )}
            </chakra.span>
          </Line>
          <Bar aria-hidden>
            {score !== null && <Fill style={{ width: percent(score) }} />}
            {lowest !== null && highest !== null && highest > lowest && (
              <Spread style={{ insetInlineStart: percent(lowest), width: percent(highest - lowest) }} />
            )}
          </Bar>
        </li>
      ))}
    </Bars>
  );
}

function Cell({ cell }: { cell: Place["cells"][number] }) {
  const { mean, lowest, highest, known, unknown } = cell;
  if (mean === null) return <td>{unknown > 0 ? "Don't know" : "–"}</td>;
  const range = known > 1 && lowest !== highest && lowest !== null && highest !== null;
  return (
    <td>
      {formatRating(mean)}
      {range && (
        <chakra.span display="block" color="fg.muted" whiteSpace="nowrap">
          {lowest} to {highest}
        </chakra.span>
      )}
    </td>
  );
}

/** The result of an evaluation: a picture of the weighted scores, a table by criterion, and how firm it is. */
export function ResultTable({ room, results }: { room: Room; results: Results }) {
  const { ranking, verdict, sensitivity, judges, informedJudges } = results;
  return (
    <>
      <chakra.p fontSize="lg" fontWeight="semibold" mb="1">
        {verdict}
      </chakra.p>
      <chakra.p mb="6" fontSize="sm" color="fg.muted">
        {judges === 1
          ? "Scores from one judge."
          : `Scores from ${judges} judges. The thin line runs from the toughest judge to the most generous.`}
        {informedText(informedJudges)}
      </chakra.p>
      <ScoreBars room={room} ranking={ranking} />
      <Scroll role="region" tabIndex={0} aria-label="Scores by criterion">
        <Table>
          <caption>
            <VisuallyHidden>Mean scores by candidate and criterion, 0 to {BEST_SCORE}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">Candidate</th>
              <th scope="col">Score</th>
              <th scope="col">Cost</th>
              {room.criteria.map(({ id, title, share, must }) => (
                <th key={id} scope="col">
                  {title}
                  <chakra.span display="block" fontWeight="normal">
                    {Math.round(share * 100)}%{must && ", must"}
                  </chakra.span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ranking.map((place) => (
              <tr key={place.candidateId}>
                <th scope="row">
                  {nameIn(room, place.candidateId)}
                  {place.missedMusts.length > 0 && (
                    <chakra.span display="block">
                      <Badge colorPalette="red">Misses a must</Badge>
                    </chakra.span>
                  )}
                </th>
                <td>
                  {place.score === null ? "–" : formatRating(place.score)}
                  {place.score !== null && place.coverage < 0.995 && (
                    <chakra.span display="block" color="fg.muted" whiteSpace="nowrap">
                      {Math.round(place.coverage * 100)}% known
                    </chakra.span>
                  )}
                </td>
                <td>{costIn(room, place.candidateId)}</td>
                {place.cells.map((cell) => (
                  <Cell key={cell.criterionId} cell={cell} />
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
      {sensitivity.length > 0 && (
        <chakra.section mt="6" aria-label="How stable the result is">
          <chakra.h3 mb="2" fontWeight="semibold">
            How stable the result is
          </chakra.h3>
          <chakra.ul ps="4.5" display="grid" gap="1.5" listStyleType="disc">
            {sensitivity.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </chakra.ul>
        </chakra.section>
      )}
    </>
  );
}
