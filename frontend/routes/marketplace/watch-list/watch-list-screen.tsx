import { chakra } from "@chakra-ui/react";
import { Download, Eye } from "lucide-react";
import { useDeferredValue } from "react";
import { useSearchParams } from "react-router-dom";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { SignInPrompt } from "../../../features/viewer/sign-in-prompt.tsx";
import { useViewer } from "../../../features/viewer/use-viewer.ts";
import { ViewerDocument } from "../../../features/viewer/viewer.generated.ts";
import { useProgress } from "../../../ui/behavior/progress-line.tsx";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { CountedChoices } from "../../../ui/controls/counted-choices.tsx";
import { More } from "../../../ui/controls/more.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { listPath, PIPELINE, stageIn, tagIn, watchVariables } from "./watch-address.ts";
import { useWatchListSuspenseQuery, WatchListDocument } from "./watch-list.generated.ts";
import { WatchedEntry } from "./watched-entry.tsx";

/** Starts the query for the list. */
export const preload: Screen["preload"] = async (start, { search }) => {
  if ((await start(ViewerDocument, {}))?.viewer) await start(WatchListDocument, watchVariables(search));
};

/** Placeholder of the list. */
export const Loading = () => <RecordLoading noun="list" />;

const List = chakra("ul", { base: { maxWidth: "4xl", listStyleType: "none" } });
const Files = chakra("p", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "4",
    rowGap: "2",
    mb: "4",
    fontSize: "sm",
    "& a": {
      color: "accent",
      fontWeight: "medium",
      textDecorationLine: "underline",
      textUnderlineOffset: "3px",
    },
    "@media print": { display: "none" },
  },
});

function Steps({ search, after }: { search: URLSearchParams; after?: string }) {
  const variables = { ...watchVariables(search), ...(after && { after }) };
  const { edges, pageInfo } = useWatchListSuspenseQuery({ variables }).data.watchedVendors;
  return (
    <>
      <List aria-label={after ? "More vendors" : "Watched vendors"}>
        {edges.map(({ node }) => (
          <WatchedEntry key={node.id} entry={node} />
        ))}
      </List>
      <More of={pageInfo} label="More vendors">
        {(next) => <Steps search={search} after={next} />}
      </More>
    </>
  );
}

/** Downloads of the whole list: as it is, and with the columns of two CRMs. */
const Downloads = () => (
  <Files>
    <Download size={16} strokeWidth={1.75} aria-hidden />
    <a href="/api/watch-list.csv" download>
      Download CSV
    </a>
    <a href="/api/watch-list/hubspot.csv" download>
      CSV for HubSpot
    </a>
    <a href="/api/watch-list/salesforce.csv" download>
      CSV for Salesforce
    </a>
  </Files>
);

function WatchList() {
  const [search] = useSearchParams();
  const shown = useDeferredValue(search);
  useProgress(shown !== search);
  const { facets, edges } = useWatchListSuspenseQuery({ variables: watchVariables(shown) }).data
    .watchedVendors;
  const [stage, tag] = [stageIn(shown), tagIn(shown)];
  const counts = new Map(facets.pipelineStages.map(({ value, count }) => [value, count]));
  const all = facets.pipelineStages.reduce((sum, { count }) => sum + count, 0);
  const isEmpty = edges.length === 0 && !stage && !tag;
  if (isEmpty)
    return (
      <EmptyState
        title="You don't watch any vendor yet"
        icon={<Eye size={32} strokeWidth={1.5} />}
        action={<ButtonLink to="/vendors?sort=latest-round">Vendors by latest round</ButtonLink>}
      >
        Press “Watch” on a vendor's page. You'll be told of its rounds, solutions, reviews and verification.
      </EmptyState>
    );
  return (
    <>
      <CountedChoices
        label="Pipeline"
        my="6"
        choices={[
          { label: "All", count: all, to: listPath({ tag }), current: !stage },
          ...Object.entries(PIPELINE).map(([name, label]) => ({
            label,
            count: counts.get(name) ?? 0,
            to: listPath({ stage: name, tag }),
            current: stage === name,
          })),
        ]}
      />
      {tag && (
        <chakra.p mb="4" color="fg.muted">
          Only those tagged “{tag}”. <TextLink to={listPath({ stage })}>Show all</TextLink>
        </chakra.p>
      )}
      {!tag && facets.tags.length > 0 && (
        <chakra.p mb="4" color="fg.muted" fontSize="sm">
          Tags:{" "}
          {facets.tags.map(({ value, count }, place) => (
            <span key={value}>
              {place > 0 && ", "}
              <TextLink to={listPath({ stage, tag: value })}>{value}</TextLink> ({count})
            </span>
          ))}
        </chakra.p>
      )}
      <Downloads />
      {edges.length > 0 ? (
        <Steps key={shown.toString()} search={shown} />
      ) : (
        <EmptyState title="No vendors here" action={<ButtonLink to="/watch-list">Show all</ButtonLink>}>
          No vendor on your list is in this stage.
        </EmptyState>
      )}
    </>
  );
}

/** The vendors that the viewer watches, by the stage of their own pipeline. */
export function Component() {
  const { viewer } = useViewer();
  return (
    <>
      <PageMetadata title="Watch List" description="The vendors that you watch." path="/watch-list" hidden />
      {viewer ? (
        <Page py={{ base: "8", md: "12" }}>
          <PageHeading>Watch List</PageHeading>
          <chakra.p mt="3" mb="8" maxWidth="prose" color="fg.muted">
            Vendors that you follow, alone or with colleagues of your organization. Vendors don't see who
            watches them.
          </chakra.p>
          <WatchList />
        </Page>
      ) : (
        <SignInPrompt>Sign in to see your watch list.</SignInPrompt>
      )}
    </>
  );
}
