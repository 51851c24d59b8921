import { chakra } from "@chakra-ui/react";
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useUntilComplete } from "../../graphql/use-until-complete.ts";
import { useKept } from "../../ui/behavior/use-kept.ts";
import { SearchField } from "../../ui/controls/search-field.tsx";
import { formatCount } from "../../ui/display/format.ts";
import { Marked } from "../../ui/display/marked.tsx";
import { hitPath, kindLabel } from "./hit-path.ts";
import { useSearchPaletteQuery } from "./search.generated.ts";
import { MAX_TEXT, searchPath } from "./search-address.ts";

const Options = chakra("div", { base: { mt: "3", maxHeight: "min(26rem, 55vh)", overflowY: "auto" } });
const Option = chakra("div", {
  base: {
    px: "3",
    py: "2.5",
    borderRadius: "md",
    cursor: "pointer",
    overflowWrap: "anywhere",
    "&[aria-selected=true]": { bg: "bg.muted" },
  },
});
const Note = chakra("span", {
  base: { display: "block", color: "fg.muted", fontSize: "sm", truncate: true },
});
const Hint = chakra("p", { base: { mt: "3", px: "3", color: "fg.muted", fontSize: "sm" } });

/** A search field with the best results below it, selectable by arrow keys and Enter. */
export function SearchPalette({ onChosen }: { onChosen: () => void }) {
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const asked = useDeferredValue(text.trim());
  const { data } = useSearchPaletteQuery({ variables: { text: asked }, skip: asked === "" });
  const found = useKept(data)?.search;
  useUntilComplete("SearchPalette", asked === "" || (data?.search.isComplete ?? true));
  const hits = asked === "" ? [] : (found?.nodes ?? []);
  const total = found?.totalCount ?? 0;
  const addresses = [...hits.map(hitPath), ...(asked === "" ? [] : [searchPath({ text: asked })])];
  const current = Math.min(active, Math.max(addresses.length - 1, 0));
  useEffect(() => {
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: "nearest" });
  }, [id, current]);
  const choose = (to: string | undefined) => {
    if (to === undefined) return;
    onChosen();
    void navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0 && event.key !== "Enter") return;
    event.preventDefault();
    const typed = text.trim();
    // Until the response arrives, the displayed results belong to the previous text.
    const isShown = typed === asked && data !== undefined;
    if (step === 0) choose(typed === "" || isShown ? addresses[current] : searchPath({ text: typed }));
    else setActive((current + step + addresses.length) % Math.max(addresses.length, 1));
  };
  const optionAt = (at: number) => ({
    id: `${id}-${at}`,
    role: "option",
    "aria-selected": at === current,
    onClick: () => choose(addresses[at]),
    onMouseMove: () => setActive(at),
  });
  return (
    <chakra.div p="4" minHeight="11rem">
      <SearchField
        label="Search everything"
        placeholder="Search everything..."
        role="combobox"
        aria-expanded={addresses.length > 0}
        aria-controls={`${id}-options`}
        aria-autocomplete="list"
        {...(addresses.length > 0 && { "aria-activedescendant": `${id}-${current}` })}
        value={text}
        maxLength={MAX_TEXT}
        onChange={({ target }) => {
          setText(target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <Options id={`${id}-options`} role="listbox" aria-label="Results">
        {hits.map((hit, at) => (
          <Option key={`${hit.kind} ${hit.recordId}`} {...optionAt(at)}>
            <Marked text={hit.title} matches={hit.titleMatches} />
            <Note>{[kindLabel(hit.kind), hit.owner].filter(Boolean).join(" · ")}</Note>
          </Option>
        ))}
        {asked !== "" && (
          <Option key="all" {...optionAt(hits.length)}>
            {found && total > 0
              ? `Show ${total === 1 ? "the 1 result" : `all ${formatCount(total)} results`} for “${found.didYouMean ?? asked}”`
              : `Search for “${asked}”`}
          </Option>
        )}
      </Options>
      {asked === "" && <Hint>Solutions, vendors, opportunities, papers, trends and articles.</Hint>}
      {asked !== "" && data && total === 0 && (
        <Hint role="status">
          {data.search.isComplete ? "Nothing found." : "Nothing found yet. We're still reading the catalog."}
        </Hint>
      )}
    </chakra.div>
  );
}
