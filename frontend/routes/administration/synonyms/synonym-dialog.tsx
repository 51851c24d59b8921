import { FormDialog } from "../../../ui/controls/form-dialog.tsx";
import { SynonymForm } from "./synonym-form.tsx";
import type { Synonym_SynonymFragment } from "./synonyms.generated.ts";

type Props = { synonym?: Synonym_SynonymFragment; term?: string; onClose: () => void };

/** The dialog in which a synonym is added or edited. */
export function SynonymDialog({ synonym, term = "", onClose }: Props) {
  return (
    <FormDialog title={synonym ? "Edit Synonym" : "Add Synonym"} onClose={onClose}>
      {(acts) => <SynonymForm term={term} {...(synonym && { synonym })} {...acts} />}
    </FormDialog>
  );
}
