import { chakra } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useDeferredValue, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { comparePath } from "../../../features/compare/compare-path.ts";
import { useCompared } from "../../../features/compare/use-compared.ts";
import { useSearchText } from "../../../features/listing/controls/use-search-text.ts";
import { useKept } from "../../../ui/behavior/use-kept.ts";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { SearchField } from "../../../ui/controls/search-field.tsx";
import { useSolutionsToAddQuery } from "./compare.generated.ts";
import { findPath, MAX_FIND } from "./compare-address.ts";

/** The minimum length of a search text, in characters. */
const MIN_SEARCH = 2;

/** Whether the text is long enough to search for. */
export const isSearched = (find: string) => find.length >= MIN_SEARCH;

const Found = chakra("ul", {
  base: { display: "flex", flexWrap: "wrap", gap: "2", mt: "3", listStyleType: "none" },
});

type Props = { ids: readonly string[]; onlyDifferences: boolean; brief: string; find: string };

/** Adds another solution to the comparison: a plain GET form that searches, and a link for each result. */
export function AddSolution({ ids, onlyDifferences, brief, find }: Props) {
  const navigate = useNavigate();
  const { add } = useCompared();
  const field = useRef<HTMLInputElement>(null);
  const path = comparePath(ids, onlyDifferences, brief);
  const { text, setText, commitNow } = useSearchText(
    find,
    (words) => navigate(findPath(path, words), { replace: true, preventScrollReset: true }),
    field,
  );
  const search = useDeferredValue(find);
  const skip = !isSearched(search);
  const { data } = useSolutionsToAddQuery({ variables: { search }, skip });
  const kept = useKept(data);
  const found = skip ? [] : (kept?.solutions.nodes.filter(({ id }) => !ids.includes(id)) ?? []);
  return (
    <chakra.form
      role="search"
      aria-label="Another solution"
      action="/compare"
      maxWidth="lg"
      my="6"
      onSubmit={(event) => {
        event.preventDefault();
        commitNow();
      }}
    >
      {[...new URLSearchParams(path.split("?")[1])].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SearchField
        ref={field}
        label="Add a solution"
        name="find"
        placeholder="Add a solution by name..."
        value={text}
        maxLength={MAX_FIND}
        onChange={({ target }) => setText(target.value)}
      />
      <div aria-live="polite">
        {!skip && data && found.length === 0 && (
          <chakra.p mt="3" color="fg.muted" fontSize="sm">
            No other solutions match that name.
          </chakra.p>
        )}
        {found.length > 0 && (
          <Found aria-label="Solutions found">
            {found.map(({ id, title, vendor }) => (
              <li key={id}>
                <ButtonLink
                  to={comparePath([...ids, id], onlyDifferences, brief)}
                  preventScrollReset
                  onClick={() => add({ id, title })}
                >
                  <Plus size={16} aria-hidden />
                  <span>
                    Add {title}{" "}
                    <chakra.span color="fg.muted" fontWeight="normal">
                      by {vendor.name}
                    </chakra.span>
                  </span>
                </ButtonLink>
              </li>
            ))}
          </Found>
        )}
      </div>
    </chakra.form>
  );
}
