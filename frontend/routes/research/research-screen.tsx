import { parseAddress } from "../../features/listing/address.ts";
import { byCount, scaleOptions, withChosen } from "../../features/listing/facet-options.ts";
import { ListingLoading } from "../../features/listing/listing-loading.tsx";
import { ListingPage } from "../../features/listing/listing-page.tsx";
import { useListing } from "../../features/listing/use-listing.ts";
import { PaperCard } from "../../features/research/paper-card.tsx";
import { ResearchNav } from "../../features/research/research-nav.tsx";
import { accessLabels } from "../../features/research/vocabulary.ts";
import type { Screen } from "../../features/routing/screen-route.tsx";
import { PageMetadata } from "../../ui/page-metadata.tsx";
import { ExportLinks } from "./export-links.tsx";
import {
  ResearchPapersDocument,
  useMoreResearchPapersSuspenseQuery,
  useResearchPapersSuspenseQuery,
} from "./research.generated.ts";
import { researchListing, toVariables } from "./research-listing.ts";

const HEAD = {
  title: "Research & Innovation",
  lead: "What sports science has shown, who showed it, and who looks for partners.",
};

/** Asks for the list of an address. */
export const preload: Screen["preload"] = (start, { search }) =>
  start(ResearchPapersDocument, toVariables(parseAddress(researchListing, search)));

/** Placeholders while the list is on its way. */
export const Loading = () => <ListingLoading {...HEAD} noun="papers" placeholders={6} columns={2} />;

/** The list of papers: search, filters, order and cards. */
export function Component() {
  const state = useListing(researchListing);
  const { chosen } = state.address;
  const variables = toVariables(state.shown);
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
        label="Papers"
        nav={<ResearchNav />}
        state={state}
        columns={2}
        select={{
          name: "category",
          label: "Category",
          all: "All Categories",
          choices: withChosen(facets.categories, chosen.category, String),
        }}
        facets={[
          {
            name: "topic",
            legend: "Topic",
            options: withChosen(facets.topics, chosen.topic).toSorted(byCount),
          },
          { name: "year", legend: "Year", options: withChosen(facets.years, chosen.year, String) },
          { name: "access", legend: "Access", options: scaleOptions(accessLabels, facets.openAccess) },
          {
            name: "university",
            legend: "University",
            options: withChosen(facets.universities, chosen.university, String).toSorted(byCount),
          },
        ]}
        scope="With their abstracts, authors and citations"
        actions={<ExportLinks variables={variables} />}
        empty={{
          title: "No Papers Found",
          text: "No paper has these words in its title, abstract or authors with these filters.",
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
