import { chakra } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useNavigate } from "react-router-dom";
import { comparePath } from "../../features/compare/compare-path.ts";
import { useCompared } from "../../features/compare/use-compared.ts";
import { Button } from "../../ui/button.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { useKept } from "../../ui/use-kept.ts";
import { useSolutionsToAddQuery } from "./compare.generated.ts";

/** The shortest text that is searched for, in characters. */
const MIN_SEARCH = 2;
/** The longest one, as the server takes it. */
const MAX_SEARCH = 200;

const Found = chakra("ul", {
  base: { display: "flex", flexWrap: "wrap", gap: "2", mt: "3", listStyleType: "none" },
});

type Props = { ids: readonly string[]; onlyDifferences: boolean; brief: string };

/** Adds another solution to the comparison: a search, and a button for each solution found. */
export function AddSolution({ ids, onlyDifferences, brief }: Props) {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const { add } = useCompared();
  const [text, setText] = useState("");
  const search = useDeferredValue(text.trim());
  const skip = search.length < MIN_SEARCH;
  const { data } = useSolutionsToAddQuery({ variables: { search }, skip });
  const kept = useKept(data);
  const found = skip ? [] : (kept?.solutions.nodes.filter(({ id }) => !ids.includes(id)) ?? []);
  const choose = (solution: { id: string; title: string }) => {
    setText("");
    add({ id: solution.id, title: solution.title });
    void navigate(comparePath([...ids, solution.id], onlyDifferences, brief), { preventScrollReset: true });
  };
  return (
    <chakra.search display="block" maxWidth="lg" my="6">
      <SearchField
        label="Add a solution"
        placeholder="Add a solution by name..."
        value={text}
        maxLength={MAX_SEARCH}
        disabled={!hydrated}
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
            {found.map((solution) => (
              <li key={solution.id}>
                <Button onClick={() => choose(solution)}>
                  <Plus size={16} aria-hidden />
                  <span>
                    Add {solution.title}{" "}
                    <chakra.span color="fg.muted" fontWeight="normal">
                      by {solution.vendor.name}
                    </chakra.span>
                  </span>
                </Button>
              </li>
            ))}
          </Found>
        )}
      </div>
    </chakra.search>
  );
}
