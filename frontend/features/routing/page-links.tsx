import { chakra } from "@chakra-ui/react";
import { useSearchParams } from "react-router-dom";
import { ButtonLink } from "../../ui/controls/button.tsx";

type Props = {
  /** The URL of the page that is shown; another one may be loading. */
  shown: URLSearchParams;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};

/** Returns the URL with another cursor; null is the first page. */
function placed(search: URLSearchParams, after: string | null): string {
  const next = new URLSearchParams(search);
  next.delete("after");
  if (after) next.set("after", after);
  return `?${next}`;
}

/** Links to the first and the next page of a list. */
export function PageLinks({ shown, pageInfo }: Props) {
  const [search] = useSearchParams();
  // The displayed cursor doesn't apply to another list that is loading, which starts at its beginning.
  const isSameList = placed(search, null) === placed(shown, null);
  return (
    <chakra.nav aria-label="Pages" display="flex" gap="2" mt="6">
      {shown.has("after") && <ButtonLink to={placed(search, null)}>First page</ButtonLink>}
      {pageInfo.hasNextPage && (
        <ButtonLink to={placed(search, isSameList ? pageInfo.endCursor : null)}>Next page</ButtonLink>
      )}
    </chakra.nav>
  );
}
