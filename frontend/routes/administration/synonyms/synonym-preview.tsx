import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { serverErrors } from "../../../features/forms/server-errors.ts";
import type { SearchSynonymInput } from "../../../graphql/schema.generated.ts";
import { useClient } from "../../../graphql/source.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { FormField, TextInput } from "../../../ui/controls/form-field.tsx";
import { PreviewSample } from "./preview-sample.tsx";
import { SynonymPreviewDocument, type SynonymPreviewQuery } from "./synonyms.generated.ts";

const Frame = chakra("section", {
  base: { display: "grid", gap: "3", p: "4", borderWidth: "1px", borderColor: "line", borderRadius: "lg" },
});
const Columns = chakra("div", {
  base: { display: "grid", gap: "4", gridTemplateColumns: { base: "1fr", sm: "1fr 1fr" } },
});

type Props = { input: SearchSynonymInput; id?: string };

/** Previews what a search finds without and with the synonym, before it is saved. */
export function SynonymPreview({ input, id }: Props) {
  const [own, setOwn] = useState<string>();
  const text = own ?? input.term;
  const client = useClient();
  const [busy, setBusy] = useState(false);
  // The last request and its response; changed input makes the response outdated.
  const typed = JSON.stringify([text, input]);
  const [asked, setAsked] = useState("");
  const [answer, setAnswer] = useState<SynonymPreviewQuery["synonymPreview"]>();
  const shown = asked === typed ? answer : undefined;
  const [problem, setProblem] = useState<string>();
  const onPreview = async () => {
    setBusy(true);
    setProblem(undefined);
    setAnswer(undefined);
    setAsked(typed);
    try {
      const variables = { text, input, id: id ?? null };
      const { data } = await client.query({
        query: SynonymPreviewDocument,
        variables,
        fetchPolicy: "network-only",
      });
      setAnswer(data?.synonymPreview);
    } catch (error) {
      setProblem(serverErrors(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Frame aria-label="Preview">
      <FormField label="Try a search" hint="See what it finds before you save.">
        {(control) => (
          <TextInput
            {...control}
            value={text}
            maxLength={200}
            onChange={({ target }) => setOwn(target.value)}
          />
        )}
      </FormField>
      <Button justifySelf="start" disabled={busy} onClick={onPreview}>
        Preview
      </Button>
      <div role="status">
        {problem && <chakra.p color="danger">{problem}</chakra.p>}
        {shown && (
          <Columns>
            <PreviewSample title="Without it" sample={shown.without} />
            <PreviewSample title="With it" sample={shown.with} />
          </Columns>
        )}
      </div>
    </Frame>
  );
}
