import { addressQuery, parseAddress } from "../../../features/listing/address.ts";
import { listVariables } from "../../../features/listing/list-variables.ts";
import { ListingLoading } from "../../../features/listing/listing-loading.tsx";
import { ListingPage } from "../../../features/listing/listing-page.tsx";
import { researchPapersListing } from "../../../features/listing/lists/research-papers.generated.ts";
import { useListing } from "../../../features/listing/use-listing.ts";
import { paperPath } from "../../../features/record/record-path.ts";
import { PaperCard } from "../../../features/research/paper-card.tsx";
import { ResearchNav } from "../../../features/research/research-nav.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { ExportLinks } from "./export-links.tsx";
import {
  ResearchPapersDocument,
  useMoreResearchPapersSuspenseQuery,
  useResearchPapersSuspenseQuery,
} from "./research.generated.ts";

const HEAD = {
  title: "Research & Innovation",
  lead: "What sports science has shown, who did the research, and who is looking for partners.",
};

/** Preloads the list for a URL. */
export const preload: Screen["preload"] = (start, { search }) =>
  start(
    ResearchPapersDocument,
    listVariables(researchPapersListing, parseAddress(researchPapersListing, search)),
  );

/** Placeholders while the list loads. */
export const Loading = () => <ListingLoading {...HEAD} noun="papers" placeholders={6} columns={2} />;

/** The list of papers: search, filters, order and cards. */
export function Component() {
  const state = useListing(researchPapersListing);
  const variables = listVariables(researchPapersListing, state.shown);
  const { researchPapers } = useResearchPapersSuspenseQuery({ variables }).data;
  const useMore = (after: string) =>
    useMoreResearchPapersSuspenseQuery({ variables: { ...variables, after } }).data.researchPapers;
  const { facets } = researchPapers;
  return (
    <>
      <PageMetadata
        title={HEAD.title}
        description="Papers in sports science and technology with abstracts, authors, citations and BibTeX or RIS export; collaborations and university partners."
        path="/research"
      />
      <ListingPage
        {...HEAD}
        pathOf={paperPath}
        label="Papers"
        nav={<ResearchNav />}
        state={state}
        cardHeight={15.25}
        columns={2}
        select={{ name: "category", all: "All Categories" }}
        facets={facets}
        scope="With their abstracts, authors and citations"
        actions={<ExportLinks query={addressQuery(researchPapersListing, { ...state.shown, page: 1 })} />}
        empty={{
          title: "No Papers Found",
          text: "No papers match your search and filters.",
          action: "Clear Filters",
        }}
        page={researchPapers}
        useMore={useMore}
      >
        {(paper, from) => <PaperCard paper={paper} from={from} />}
      </ListingPage>
    </>
  );
}
