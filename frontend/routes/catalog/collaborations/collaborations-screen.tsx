import { Megaphone } from "lucide-react";
import { parseAddress } from "../../../features/listing/address.ts";
import { listVariables } from "../../../features/listing/list-variables.ts";
import { ListingLoading } from "../../../features/listing/listing-loading.tsx";
import { ListingPage } from "../../../features/listing/listing-page.tsx";
import { collaborationsListing } from "../../../features/listing/lists/collaborations.generated.ts";
import { useListing } from "../../../features/listing/use-listing.ts";
import { newPostingPath } from "../../../features/postings/posting-paths.ts";
import { collaborationPath } from "../../../features/record/record-path.ts";
import { CollaborationCard } from "../../../features/research/collaboration-card.tsx";
import { ResearchNav } from "../../../features/research/research-nav.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import {
  CollaborationsDocument,
  useCollaborationsSuspenseQuery,
  useMoreCollaborationsSuspenseQuery,
} from "./collaborations.generated.ts";

const HEAD = {
  title: "Research Collaborations",
  lead: "Studies, field trials and data partnerships from universities looking for partners.",
};

/** Preloads the list for a URL. */
export const preload: Screen["preload"] = (start, { search }) =>
  start(
    CollaborationsDocument,
    listVariables(collaborationsListing, parseAddress(collaborationsListing, search)),
  );

/** Placeholders while the list loads. */
export const Loading = () => <ListingLoading {...HEAD} noun="collaborations" placeholders={6} columns={2} />;

/** The list of collaborations: search, filters, order and cards. */
export function Component() {
  const state = useListing(collaborationsListing);
  const variables = listVariables(collaborationsListing, state.shown);
  const { collaborations } = useCollaborationsSuspenseQuery({ variables }).data;
  const useMore = (after: string) =>
    useMoreCollaborationsSuspenseQuery({ variables: { ...variables, after } }).data.collaborations;
  const { facets } = collaborations;
  return (
    <>
      <PageMetadata
        title={HEAD.title}
        description="Joint studies, validation trials and data partnerships with universities in sports technology, with budget, duration and how to apply."
        path="/research/collaborations"
      />
      <ListingPage
        {...HEAD}
        pathOf={collaborationPath}
        label="Collaborations"
        nav={<ResearchNav />}
        state={state}
        columns={2}
        select={{ name: "type", all: "All Types" }}
        facets={facets}
        scope="Open to companies and clubs"
        actions={
          <ButtonLink to={newPostingPath("COLLABORATION")} variant="ghost">
            <Megaphone size={16} aria-hidden />
            Post a collaboration
          </ButtonLink>
        }
        empty={{
          title: "No Collaborations Found",
          text: "No collaborations match your search and filters.",
          action: "Clear Filters",
        }}
        page={collaborations}
        useMore={useMore}
      >
        {(collaboration, from) => <CollaborationCard collaboration={collaboration} from={from} />}
      </ListingPage>
    </>
  );
}
