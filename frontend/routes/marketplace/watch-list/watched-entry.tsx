import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { watchRules } from "../../../../backend/modules/marketplace/watch-lists/watch.rules.ts";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { ChoiceField, TextAreaField, TextField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import { vendorsListing } from "../../../features/listing/lists/vendors.generated.ts";
import { DateFact } from "../../../features/record/date-fact.tsx";
import { vendorPath } from "../../../features/record/record-path.ts";
import { evictQueries } from "../../../graphql/evict-queries.ts";
import type { PipelineStage } from "../../../graphql/schema.generated.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Badge, Tag, TagList } from "../../../ui/display/badge.tsx";
import { formatMoney } from "../../../ui/display/format.ts";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { VendorMark } from "../../../ui/display/vendor-mark.tsx";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import { PIPELINE } from "./watch-address.ts";
import {
  useEditWatchedVendorMutation,
  useUnwatchVendorMutation,
  type WatchedVendor_EntryFragment,
} from "./watch-list.generated.ts";

const Row = chakra("li", {
  base: {
    display: "flex",
    gap: "3",
    py: "5",
    borderTopWidth: "1px",
    borderColor: "line",
    overflowWrap: "anywhere",
  },
});
const Line = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "3", rowGap: "1.5" },
});
const Facts = chakra("p", { base: { mt: "1", color: "fg.muted", fontSize: "sm" } });
const Note = chakra("p", { base: { mt: "2", maxWidth: "prose", whiteSpace: "pre-line" } });
const Frame = chakra("div", { base: { mt: "3", maxWidth: "xl" } });

const STAGES = Object.entries(PIPELINE).map(([value, label]) => ({ value, label }));
const { stage: companyStage, headcount } = vendorsListing.filters;

type Props = { entry: WatchedVendor_EntryFragment };

function EntryForm({ entry, onDone }: Props & { onDone: () => void }) {
  const { id, version, stage, note, tags, vendor } = entry;
  const [edit] = useEditWatchedVendorMutation({ refetchQueries: ["WatchList"] });
  const form = useForm({
    initialValues: { stage: stage as string, note: note ?? "", tags: tags.join(", ") },
    rules: watchRules,
    submit: async (values) => {
      const input = {
        stage: values.stage as PipelineStage,
        note: values.note || null,
        tags: values.tags
          .split(",")
          .map((part) => part.trim())
          .filter(Boolean),
      };
      await edit({ variables: { id, version, input } });
      toast({ title: "Saved" });
      onDone();
    },
  });
  return (
    <Frame>
      <Form form={form} label={`What you keep about ${vendor.name}`}>
        <ChoiceField name="stage" label="Pipeline" choices={STAGES} />
        <TextField name="tags" label="Tags" hint="Separated by commas" />
        <TextAreaField name="note" label="Note" rows={4} maxLength={5000} />
        <Line>
          <SubmitButton busyLabel="Saving..." size="sm">
            Save
          </SubmitButton>
          <Button onClick={onDone}>Cancel</Button>
        </Line>
      </Form>
    </Frame>
  );
}

/** A watched vendor: what is known of it, and what is kept about it. */
export function WatchedEntry({ entry }: Props) {
  const { id, stage, note, tags, organization, addedByName, updatedAt, vendor } = entry;
  const [editing, setEditing] = useState(false);
  const [unwatch, { loading }] = useUnwatchVendorMutation({
    variables: { id },
    update: evictQueries("watchedVendors"),
    refetchQueries: ["WatchList"],
  });
  const remove = async () => {
    try {
      await unwatch();
      toast({ title: `${vendor.name} is off the list` });
    } catch (error) {
      notifyFailure(error);
    }
  };
  const of = <VisuallyHidden> {vendor.name}</VisuallyHidden>;
  const facts = [
    vendor.stage && companyStage.choices?.[vendor.stage],
    vendor.headcountBand && headcount.choices?.[vendor.headcountBand],
    vendor.totalFunding !== null && `${formatMoney(vendor.totalFunding)} raised`,
    [vendor.city, vendor.country].filter(Boolean).join(", "),
  ].filter(Boolean);
  return (
    <Row>
      <VendorMark name={vendor.name} />
      <chakra.div flex="1" minWidth="0">
        <Line>
          <TextLink to={vendorPath(vendor)}>{vendor.name}</TextLink>
          <Badge>{PIPELINE[stage]}</Badge>
          {organization && <Badge colorPalette="blue">Shared with {organization.name}</Badge>}
        </Line>
        <Facts>{facts.join(" · ") || "Nothing is known about its funding yet."}</Facts>
        {tags.length > 0 && (
          <chakra.div mt="2">
            <TagList aria-label="Tags">
              {tags.map((tag) => (
                <Tag key={tag}>{tag}</Tag>
              ))}
            </TagList>
          </chakra.div>
        )}
        {note && <Note>{note}</Note>}
        <Facts>
          Changed <DateFact at={updatedAt} />
          {organization && addedByName && `, added by ${addedByName}`}
        </Facts>
        {editing ? (
          <EntryForm entry={entry} onDone={() => setEditing(false)} />
        ) : (
          <Line mt="3">
            <Button onClick={() => setEditing(true)}>
              Edit
              {of}
            </Button>
            <Button variant="ghost" disabled={loading} onClick={remove}>
              Stop watching
              {of}
            </Button>
          </Line>
        )}
      </chakra.div>
    </Row>
  );
}
