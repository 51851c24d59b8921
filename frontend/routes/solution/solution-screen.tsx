import { useParams, useSearchParams } from "react-router-dom";
import { NotFound } from "../../features/failures/not-found.tsx";
import { Redirect } from "../../features/routing/redirect.tsx";
import type { Screen } from "../../features/routing/screen-route.tsx";
import { parseSolutionKey, solutionPath } from "../../features/solutions/solution-path.ts";
import { SolutionDocument, useSolutionSuspenseQuery } from "./solution.generated.ts";
import { SolutionPage } from "./solution-page.tsx";

export { SolutionLoading as Loading } from "./solution-loading.tsx";

/** Asks for the solution of an address. */
export const preload: Screen["preload"] = async (start, { params }) => {
  const at = parseSolutionKey(params.key ?? "");
  if (at) await start(SolutionDocument, { id: at.id });
};

function Missing() {
  return (
    <NotFound
      title="Solution Not Found"
      text="The solution you're looking for doesn't exist or has been removed."
      back={{ to: "/solutions", label: "Back to Solutions" }}
    />
  );
}

function Found({ id, slug }: { id: string; slug: string }) {
  const [search] = useSearchParams();
  const { data } = useSolutionSuspenseQuery({ variables: { id } });
  const { solution } = data;
  if (!solution) return <Missing />;
  if (solution.slug !== slug) {
    const query = search.toString();
    return <Redirect to={query ? `${solutionPath(solution)}?${query}` : solutionPath(solution)} />;
  }
  return <SolutionPage solution={solution} />;
}

/** A solution's own page. */
export function Component() {
  const at = parseSolutionKey(useParams().key ?? "");
  return at ? <Found {...at} /> : <Missing />;
}
