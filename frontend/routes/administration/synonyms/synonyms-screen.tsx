import { ForAdministrators, preloadForAdministrators } from "../../../features/viewer/for-administrators.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { viewIn } from "./synonym-address.ts";
import { SynonymEditor } from "./synonym-editor.tsx";
import { SearchSynonymsDocument } from "./synonyms.generated.ts";

/** Preloads the list for the address, for administrators. */
export const preload = preloadForAdministrators(async (start, { search }) => {
  await start(SearchSynonymsDocument, viewIn(search));
});

/** Placeholder of the list. */
export { PageLoading as Loading } from "../../../ui/layout/page-loading.tsx";

/** The page on which administrators edit the terms that search treats as equivalent. */
export function Component() {
  return (
    <>
      <PageMetadata
        title="Search Synonyms"
        description="Terms that search treats as the same."
        path="/synonyms"
        hidden
      />
      <ForAdministrators
        prompt="Sign in to edit synonyms."
        refusal="Only administrators can edit the synonyms that search uses."
      >
        <SynonymEditor />
      </ForAdministrators>
    </>
  );
}
