import { Download } from "lucide-react";
import { ButtonAnchor } from "../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";

type Props = {
  address: string;
  /** The screen's filters by their names in the file's URL; empty ones are omitted. */
  filter?: Readonly<Record<string, string | null | undefined>>;
  /** What is downloaded, if a screen has several lists. */
  what?: string;
};

/** A link that downloads the whole list with the current search, filters and sort order. */
export function DownloadList({ address, filter = {}, what }: Props) {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value) given.set(name, value);
  return (
    <ButtonAnchor href={given.size > 0 ? `${address}?${given}` : address} download variant="ghost">
      <Download size={16} aria-hidden />
      Download CSV
      {what && <VisuallyHidden> of {what}</VisuallyHidden>}
    </ButtonAnchor>
  );
}
