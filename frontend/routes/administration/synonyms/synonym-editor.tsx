import { chakra } from "@chakra-ui/react";
import { useDeferredValue, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { DownloadList } from "../../../features/listing/download-list.tsx";
import { PageLinks } from "../../../features/routing/page-links.tsx";
import { useProgress } from "../../../ui/behavior/progress-line.tsx";
import { Button, ButtonLink } from "../../../ui/controls/button.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { EmptyList } from "./empty-list.tsx";
import { LearnButton } from "./learn-button.tsx";
import { fileFilterIn, partIn, viewIn } from "./synonym-address.ts";
import { SynonymDialog } from "./synonym-dialog.tsx";
import { SynonymFilters } from "./synonym-filters.tsx";
import { SynonymRow } from "./synonym-row.tsx";
import { useSearchSynonymsSuspenseQuery } from "./synonyms.generated.ts";

const List = chakra("ul", { base: { listStyleType: "none" } });
const Intro = chakra("p", { base: { mt: "3", maxWidth: "prose", color: "fg.muted" } });
const Found = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", mb: "2" },
});
const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2", mt: "5" } });

/** The synonyms for the address, with their actions. */
export function SynonymEditor() {
  const [search] = useSearchParams();
  const address = search.toString();
  const shown = useDeferredValue(address);
  useProgress(shown !== address);
  const view = new URLSearchParams(shown);
  const { searchSynonyms } = useSearchSynonymsSuspenseQuery({ variables: viewIn(view) }).data;
  const { nodes, totalCount, facets, pageInfo } = searchSynonyms;
  const term = search.get("add")?.slice(0, 80) ?? "";
  const [adding, setAdding] = useState(term !== "");
  const waiting = facets.statuses.find(({ value }) => value === "PROPOSED")?.count ?? 0;
  return (
    <Page py={{ base: "6", md: "10" }}>
      <PageHeading>Search Synonyms</PageHeading>
      <Intro>
        Searching for a term here also finds what it means. Changes take effect with the next search.
      </Intro>
      <Actions>
        <Button variant="primary" onClick={() => setAdding(true)}>
          Add synonym
        </Button>
        <LearnButton />
        <ButtonLink to="/admin/searches">Searches without results</ButtonLink>
      </Actions>
      <SynonymFilters waiting={waiting} />
      {nodes.length === 0 ? (
        <EmptyList part={partIn(view)} searched={view.has("search")} />
      ) : (
        <>
          <Found>
            <chakra.p color="fg.muted" fontSize="sm" role="status">
              {totalCount} {totalCount === 1 ? "synonym" : "synonyms"}
            </chakra.p>
            <DownloadList address="/api/admin/synonyms.csv" filter={fileFilterIn(view)} />
          </Found>
          <List aria-label="Synonyms">
            {nodes.map((synonym) => (
              <SynonymRow key={synonym.id} synonym={synonym} />
            ))}
          </List>
        </>
      )}
      <PageLinks shown={view} pageInfo={pageInfo} />
      {adding && <SynonymDialog term={term} onClose={() => setAdding(false)} />}
    </Page>
  );
}
