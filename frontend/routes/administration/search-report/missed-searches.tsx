import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { useShownSearch } from "../../../features/routing/use-shown-search.ts";
import { searchPath } from "../../../features/search/search-address.ts";
import { Button, ButtonLink } from "../../../ui/controls/button.tsx";
import { pill } from "../../../ui/controls/pill-styles.ts";
import { formatCount, formatDate } from "../../../ui/display/format.ts";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { useMarkWantedMutation, useSearchReportSuspenseQuery } from "./search-report.generated.ts";
import { weekIn } from "./week-in.ts";

const Intro = chakra("p", { base: { mt: "3", maxWidth: "prose", color: "fg.muted" } });
const Weeks = chakra("ul", {
  base: { display: "flex", flexWrap: "wrap", gap: "2", mt: "5", listStyleType: "none" },
});
const Week = chakra(Link, { base: pill });
const List = chakra("ul", { base: { mt: "5", maxWidth: "3xl", listStyleType: "none" } });
const Line = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    py: "3",
    "& + &": { borderTopWidth: "1px", borderColor: "line" },
  },
});
const Said = chakra("div", { base: { flex: "1 1 14rem", minWidth: "0", overflowWrap: "anywhere" } });
const Text = chakra(Link, { base: { fontWeight: "semibold", _hover: { color: "accent" } } });
const Note = chakra("p", { base: { color: "fg.muted", fontSize: "sm" } });

const OUTCOMES = {
  FOUND: "Found",
  NOTHING: "Nothing found",
  WEAK: "Only without some of its words",
} as const;

/** The searches of a week with poor results, each with possible remedies. */
export function MissedSearches() {
  const search = useShownSearch();
  const { searchReport } = useSearchReportSuspenseQuery({ variables: { week: weekIn(search) } }).data;
  const [mark, { loading }] = useMarkWantedMutation({ refetchQueries: ["SearchReport"] });
  const { week, weeks, missed, others } = searchReport;
  const pathOf = (one: string) => (one === weeks[0] ? "/admin/searches" : `/admin/searches?week=${one}`);
  return (
    <Page py={{ base: "6", md: "10" }}>
      <PageHeading>Searches Without Results</PageHeading>
      <Intro>
        What was looked for from at least 3 networks in the week of {formatDate(week)} and found nothing, or
        nothing with all of its words. Who looked for it isn't kept.
      </Intro>
      {weeks.length > 1 && (
        <chakra.nav aria-label="Weeks">
          <Weeks>
            {weeks.map((one) => (
              <li key={one}>
                <Week to={pathOf(one)} aria-current={one === week}>
                  {formatDate(one)}
                </Week>
              </li>
            ))}
          </Weeks>
        </chakra.nav>
      )}
      {missed.length === 0 ? (
        <chakra.div mt="6">
          <EmptyState title="Nothing to Report">
            No text was looked for from several networks this week without being found.
          </EmptyState>
        </chakra.div>
      ) : (
        <List aria-label="Searches">
          {missed.map(({ text, outcome, networks, isWanted }) => (
            <Line key={text}>
              <Said>
                <Text to={searchPath({ text })}>{text}</Text>
                <Note>
                  {OUTCOMES[outcome]} · {formatCount(networks)} networks
                  {isWanted && " · Noted as wanted"}
                </Note>
              </Said>
              <ButtonLink
                to={`/synonyms?add=${encodeURIComponent(text)}`}
                aria-label={`Add synonym for “${text}”`}
              >
                Add synonym
              </ButtonLink>
              <Button
                disabled={loading}
                aria-label={isWanted ? `Not wanted: “${text}”` : `Note as wanted: “${text}”`}
                onClick={() =>
                  mark({ variables: { text, isWanted: !isWanted } }).catch((error: unknown) =>
                    notifyFailure(error),
                  )
                }
              >
                {isWanted ? "Take note back" : "Note as wanted"}
              </Button>
            </Line>
          ))}
        </List>
      )}
      {others > 0 && (
        <Note mt="4">
          {formatCount(others)} {others === 1 ? "other text" : "other texts"} came from fewer networks and{" "}
          {others === 1 ? "isn't" : "aren't"} shown.
        </Note>
      )}
    </Page>
  );
}
