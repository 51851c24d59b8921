import { chakra } from "@chakra-ui/react";
import { useRef } from "react";
import { usePoll } from "../../../graphql/use-poll.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { formatCount } from "../../../ui/display/format.ts";
import { notifyFailure } from "../../failures/notify-failure.ts";
import {
  ImportSuggestionsDocument,
  type ImportSuggestionsQuery,
  useImportSuggestionsQuery,
  useSuggestValuesMutation,
} from "../imports.generated.ts";
import { SuggestedValue } from "./suggested-value.tsx";
import { SuggestionActions } from "./suggestion-actions.tsx";

const Line = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3", mb: "3", fontSize: "sm" },
});
const Values = chakra("ul", { base: { mt: "3", mb: "5", listStyleType: "none" } });

type Field = ImportSuggestionsQuery["importSuggestions"]["fields"][number];

function Poll({ run }: { run: string }) {
  usePoll(ImportSuggestionsDocument, { run }, 1);
  return null;
}

/** What is suggested for the records of an import that lack a category, sports or tags, to be taken or refused. */
export function SuggestedValues({ run }: { run: string }) {
  const found = useImportSuggestionsQuery({ variables: { run } }).data?.importSuggestions;
  const [suggest, { loading }] = useSuggestValuesMutation({
    refetchQueries: ["ImportSuggestions"],
    awaitRefetchQueries: true,
  });
  const title = useRef<HTMLHeadingElement>(null);
  if (!found?.isOffered) return null;
  const { isGoing, looked, fields } = found;
  const waiting = fields.filter(({ count }) => count > 0);
  const act = async () => {
    try {
      await suggest({ variables: { run } });
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <chakra.section mb="6" aria-label="Suggested values">
      <chakra.h3 ref={title} tabIndex={-1} mb="2" fontSize="md" fontWeight="semibold">
        Suggested values
      </chakra.h3>
      {isGoing && <Poll run={run} />}
      <Line>
        <span role="status">{progressOf(looked, isGoing, waiting.length > 0)}</span>
        <Button disabled={loading || isGoing} onClick={act}>
          {looked === null ? "Suggest missing values" : "Look again"}
        </Button>
      </Line>
      {!isGoing &&
        waiting.map((field) => (
          <FieldValues key={field.field} run={run} field={field} onDecided={() => title.current?.focus()} />
        ))}
    </chakra.section>
  );
}

function progressOf(looked: number | null, isGoing: boolean, isAnyWaiting: boolean): string {
  if (looked === null) return "Categories, sports and tags can be suggested from the texts of the records.";
  const records = looked === 1 ? "1 record that lacks" : `${formatCount(looked)} records that lack`;
  if (isGoing) return `Looking: ${records} values so far.`;
  return `${records} values. ${isAnyWaiting ? "Decide on what is suggested:" : "Nothing is left to decide."}`;
}

function FieldValues({ run, field, onDecided }: { run: string; field: Field; onDecided: () => void }) {
  const { field: name, label, count, sure, values, tried, triedSure, triedRight } = field;
  return (
    <section aria-label={`Suggested: ${label}`}>
      <chakra.h4 fontWeight="medium">
        {label} ({formatCount(count)}, {formatCount(sure)} sure)
      </chakra.h4>
      <chakra.p fontSize="sm" color="fg.muted">
        Sure means that nine of ten such suggestions are right. {triedOf(tried, triedSure, triedRight)}
      </chakra.p>
      <SuggestionActions
        run={run}
        field={name}
        what={label.toLowerCase()}
        count={count}
        sure={sure}
        onDecided={onDecided}
      />
      <Values>
        {values.map((value) => (
          <SuggestedValue key={value.value} run={run} field={name} value={value} onDecided={onDecided} />
        ))}
      </Values>
    </section>
  );
}

/** What a trial with records whose value is known has shown. */
function triedOf(tried: number, sure: number, right: number): string {
  if (tried === 0) return "No other record here has a known value to try it on.";
  const records = tried === 1 ? "1 record" : `${formatCount(tried)} records`;
  if (sure === 0) return `Tried on ${records} here whose value is known; none was sure.`;
  return `Tried on ${records} here whose value is known; ${formatCount(right)} of ${formatCount(sure)} sure ones were right.`;
}
