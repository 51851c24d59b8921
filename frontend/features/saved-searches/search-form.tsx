import { chakra } from "@chakra-ui/react";
import { savedSearchRules } from "../../../backend/modules/discovery/saved-searches/saved-search.rules.ts";
import { Button } from "../../ui/controls/button.tsx";
import { SkeletonBar } from "../../ui/layout/skeleton.tsx";
import { ChoiceField, TextField } from "../forms/fields.tsx";
import { Form } from "../forms/form.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useForm } from "../forms/use-form.ts";
import { ALERT_CHOICES, ALERT_HINTS, DAY_CHOICES, type SearchValues } from "./alert-words.ts";
import { MailNote } from "./mail-note.tsx";
import { SearchPreview } from "./search-preview.tsx";
import { type SearchPreviewQuery, useSearchPreviewQuery } from "./searches.generated.ts";

const Frame = chakra("div", { base: { display: "grid", gap: "5", p: { base: "5", md: "6" } } });

type Props = {
  title: string;
  list: string;
  /** The query string of the list's URL. */
  address: string;
  /** The saved search's current values; undefined for a new one, for which a name is suggested. */
  values?: SearchValues;
  save: (values: SearchValues) => Promise<unknown>;
  onDone: () => void;
};

/** Names a search and chooses when to notify about new matches, next to a preview of its results. */
export function SearchForm({ title, list, address, ...rest }: Props) {
  const { data, loading } = useSearchPreviewQuery({ variables: { list, address } });
  return (
    <Frame>
      <chakra.h2 fontSize="lg" fontWeight="semibold">
        {title}
      </chakra.h2>
      {data && <Fields {...rest} list={list} data={data as SearchPreviewQuery} />}
      {!data && loading && <SkeletonBar height="48" />}
      {!data && !loading && (
        <>
          <p role="alert">This search can't be shown right now. Close this and try again.</p>
          <Button justifySelf="end" onClick={rest.onDone}>
            Close
          </Button>
        </>
      )}
    </Frame>
  );
}

type FieldsProps = Pick<Props, "list" | "values" | "save" | "onDone"> & { data: SearchPreviewQuery };

function Fields({ list, values, save, onDone, data }: FieldsProps) {
  const preview = data.savedSearchPreview;
  const form = useForm({
    initialValues: values ?? { name: preview.suggestedName, alert: "none", weekday: "1" },
    rules: savedSearchRules,
    submit: async (typed) => {
      await save(typed);
      onDone();
    },
  });
  const { alert } = form.values;
  return (
    <>
      <SearchPreview preview={preview} />
      <Form form={form} label="Saved search">
        <TextField name="name" label="Name" required autoComplete="off" />
        <ChoiceField
          name="alert"
          label="Email me new matches"
          choices={ALERT_CHOICES}
          hint={ALERT_HINTS[alert]}
        />
        {alert === "weekly" && <ChoiceField name="weekday" label="Day" choices={DAY_CHOICES} />}
        {alert !== "none" && <MailNote list={list} viewer={data.viewer} />}
        <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2">
          <Button size="md" onClick={onDone}>
            Cancel
          </Button>
          <SubmitButton busyLabel="Saving...">Save Search</SubmitButton>
        </chakra.div>
      </Form>
    </>
  );
}
