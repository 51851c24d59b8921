import { Plus } from "lucide-react";
import { formOf } from "../../../../backend/modules/administration/catalog-editor/forms/forms.rules.ts";
import {
  CATALOG_LABELS,
  type CatalogKey,
} from "../../../../backend/modules/administration/catalog-editor/kinds/kinds.rules.ts";
import { newPostingPath } from "../../../features/postings/posting-paths.ts";
import { ButtonLink } from "../../../ui/controls/button.tsx";

/** The paths for adding a record of each kind; adding a solution starts with its vendor. */
function placeOf(kind: CatalogKey): { to: string; label: string } {
  const label = `Add ${CATALOG_LABELS[kind].noun}`;
  if (kind === "solutions") return { to: "?kind=vendors", label: "Choose a vendor to add a solution" };
  if (kind === "opportunities") return { to: newPostingPath("OPPORTUNITY"), label };
  if (kind === "collaborations") return { to: newPostingPath("COLLABORATION"), label };
  return { to: `/admin/catalog/${kind}/new`, label };
}

/** Links to the form for a new record of a kind. */
export function AddRecord({ kind }: { kind: CatalogKey }) {
  const { to, label } = placeOf(kind);
  return (
    <ButtonLink to={to} size="md" variant={formOf(kind) || kind === "vendors" ? "primary" : "outline"}>
      <Plus size={16} aria-hidden />
      {label}
    </ButtonLink>
  );
}
