import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { Checkbox } from "../../../ui/controls/checkbox.tsx";
import { formatCount } from "../../../ui/display/format.ts";
import { type ImportSuggestionsQuery, useImportSuggestedRecordsQuery } from "../imports.generated.ts";
import { SuggestionActions } from "./suggestion-actions.tsx";

const Row = chakra("li", {
  base: { py: "3", borderTopWidth: "1px", borderColor: "line", overflowWrap: "anywhere" },
});
const Records = chakra("ul", {
  base: { my: "3", listStyleType: "none", display: "grid", gap: "2", fontSize: "sm" },
});
const Entry = chakra("li", { base: { display: "flex", alignItems: "start", gap: "2" } });

interface Props {
  readonly run: string;
  readonly field: string;
  readonly value: ImportSuggestionsQuery["importSuggestions"]["fields"][number]["values"][number];
  readonly onDecided: () => void;
}

/** A value with the records that it is suggested for, which are read when it is opened. */
export function SuggestedValue({ run, field, value: { value, count, sure }, onDecided }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const { data } = useImportSuggestedRecordsQuery({ variables: { run, field, value }, skip: !isOpen });
  const rows = data?.importSuggestedRecords ?? [];
  const ids = rows.map(({ record }) => record).filter((id) => ticked.has(id));
  const tick = (id: string, isOn: boolean) =>
    setTicked(new Set(isOn ? [...ticked, id] : [...ticked].filter((each) => each !== id)));
  return (
    <Row>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <chakra.summary cursor="pointer">
          {value}: {count === 1 ? "1 record" : `${formatCount(count)} records`}, {formatCount(sure)} sure
        </chakra.summary>
        <Records aria-label={value}>
          {rows.map(({ record, label, editor, confidence }) => (
            <Entry key={record}>
              <Checkbox
                aria-label={`Tick ${label}`}
                checked={ticked.has(record)}
                onChange={({ target }) => tick(record, target.checked)}
              />
              <span>
                <chakra.span textDecoration="underline" asChild>
                  <Link to={editor}>{label}</Link>
                </chakra.span>
                , {Math.round(confidence * 100)}% likely
              </span>
            </Entry>
          ))}
        </Records>
        {count > rows.length && rows.length > 0 && (
          <chakra.p mb="2" fontSize="sm" color="fg.muted">
            The first {rows.length} are shown.
          </chakra.p>
        )}
        <SuggestionActions
          run={run}
          field={field}
          value={value}
          ids={ids}
          what={value}
          count={ids.length || count}
          sure={ids.length > 0 ? 0 : sure}
          onDecided={onDecided}
        />
      </details>
    </Row>
  );
}
