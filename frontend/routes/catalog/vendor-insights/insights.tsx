import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { solutionPath } from "../../../features/record/record-path.ts";
import { Chart } from "../../../ui/charts/chart.tsx";
import { FigureRow, FigureTile } from "../../../ui/display/figure-tile.tsx";
import { formatCount, formatNumber, formatShortDate } from "../../../ui/display/format.ts";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { useVendorInsightsSuspenseQuery, type VendorInsightsQuery } from "./vendor-insights.generated.ts";

type Found = NonNullable<VendorInsightsQuery["vendorInsights"]>;

const Section = chakra("section", { base: { mt: "12" } });
const Title = chakra("h2", { base: { mb: "3", fontSize: "xl", fontWeight: "semibold" } });
const Note = chakra("p", { base: { maxWidth: "prose", color: "fg.muted", fontSize: "sm" } });
const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
    gap: "8",
    mt: "6",
  },
});
const Rows = chakra("ul", { base: { listStyleType: "none" } });
const Row = chakra("li", {
  base: {
    display: "flex",
    justifyContent: "space-between",
    gap: "3",
    py: "2",
    borderTopWidth: "1px",
    borderColor: "line",
    fontVariantNumeric: "tabular-nums",
    overflowWrap: "anywhere",
  },
});
const Minor = chakra("h3", { base: { mb: "2", fontWeight: "semibold" } });

const people = (count: number) => `${formatCount(count)} people`;
const few = (count: number | null) => (count === null ? "Fewer than 5" : formatCount(count));
const sum = (weeks: Found["weeks"], key: "views" | "saves" | "requests" | "searches") =>
  formatCount(weeks.reduce((all, week) => all + week[key], 0));

/** Values with the number of people behind each; hidden if there are none. */
function Counts({
  title,
  of,
}: {
  title: string;
  of: readonly { key: string; name: ReactNode; people: number }[];
}) {
  if (of.length === 0) return null;
  return (
    <div>
      <Minor>{title}</Minor>
      <Rows>
        {of.map(({ key, name, people: count }) => (
          <Row key={key}>
            <span>{name}</span>
            <chakra.span color="fg.muted">{people(count)}</chakra.span>
          </Row>
        ))}
      </Rows>
    </div>
  );
}

const named = (counts: readonly { name: string; people: number }[]) =>
  counts.map((count) => ({ ...count, key: count.name }));

/** How long a vendor takes to answer, in words. */
const responseTime = (hours: number) =>
  hours < 48
    ? `${formatNumber(Math.round(hours * 10) / 10)} h`
    : `${formatNumber(Math.round(hours / 2.4) / 10)} days`;

/** What buyers did with a vendor in the last twelve weeks, and what its listing lacks. */
export function Insights({ vendorId }: { vendorId: string }) {
  const found = useVendorInsightsSuspenseQuery({ variables: { id: vendorId } }).data.vendorInsights;
  return found && <Figures found={found} />;
}

function Figures({ found }: { found: Found }) {
  const { weeks, briefs, compares, responseHours, unanswered, gaps, comparedWith } = found;
  const dims = [found.sports, found.levels, found.places, found.categories];
  return (
    <>
      <Note mb="6">
        The last 12 weeks. Who asked is never shown: figures about buyers have at least 5 different people
        behind them, and your own team isn't counted.
      </Note>
      <FigureRow>
        <FigureTile label="Views" figure={sum(weeks, "views")} note="Of your page and solutions" />
        <FigureTile label="Saves" figure={sum(weeks, "saves")} note="Of those still saved" />
        <FigureTile
          label="Requests"
          figure={sum(weeks, "requests")}
          note={unanswered > 0 ? `${formatCount(unanswered)} unanswered` : "All answered"}
        />
        <FigureTile
          label="Median response"
          figure={responseHours === null ? "–" : responseTime(responseHours)}
          note="Until your first answer"
        />
        <FigureTile label="People with fitting briefs" figure={few(briefs)} note="Saved briefs" />
        <FigureTile label="People who compared" figure={few(compares)} note="Who allow it to be counted" />
        <FigureTile label="Searches" figure={sum(weeks, "searches")} note="In your categories" />
      </FigureRow>
      <Section aria-labelledby="by-week">
        <Title id="by-week">By week</Title>
        <Chart
          title="Views by week"
          marks="columns"
          names={weeks.map(({ week }) => formatShortDate(week).replace(/, \d+$/, ""))}
          series={[{ label: "Views", values: weeks.map(({ views }) => views) }]}
          format={formatCount}
          height={220}
          table={{
            columns: ["Week from", "Views", "Saves", "Requests", "Searches"],
            rows: weeks.map(({ week, views, saves, requests, searches }) => [
              formatShortDate(week),
              ...[views, saves, requests, searches].map(formatCount),
            ]) as [string, ...string[]][],
          }}
        />
      </Section>
      <Section aria-labelledby="buyers">
        <Title id="buyers">Whose briefs you fit</Title>
        {dims.every((dim) => dim.length === 0) && comparedWith.length === 0 ? (
          <Note>Fewer than 5 people stand behind each figure, so none is shown yet.</Note>
        ) : (
          <Columns>
            <Counts title="Sports" of={named(found.sports)} />
            <Counts title="Levels" of={named(found.levels)} />
            <Counts title="Places" of={named(found.places)} />
            <Counts title="Categories" of={named(found.categories)} />
            <Counts
              title="Compared with"
              of={comparedWith.map(({ solutionId, slug, title, people: count }) => ({
                key: solutionId,
                name: <TextLink to={solutionPath({ id: solutionId, slug })}>{title}</TextLink>,
                people: count,
              }))}
            />
          </Columns>
        )}
      </Section>
      <Section aria-labelledby="gaps">
        <Title id="gaps">What your listing lacks</Title>
        {gaps.length === 0 && <Note>Nothing: each solution says what buyers ask for.</Note>}
        <Rows>
          {gaps.map(({ solutionId, title, missing, effect }) => (
            <Row key={`${solutionId} ${missing}`} flexDirection={{ base: "column", md: "row" }}>
              <chakra.span flex="1" fontWeight="medium">
                {missing}: <TextLink to={`/solutions/${solutionId}/edit`}>{title}</TextLink>
              </chakra.span>
              <chakra.span flex="2" color="fg.muted">
                {effect}
              </chakra.span>
            </Row>
          ))}
        </Rows>
      </Section>
    </>
  );
}
