import { Download } from "lucide-react";
import { ButtonAnchor } from "../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";

type Props = {
  address: string;
  /** The filters of the screen by their names in the file's address; what is empty isn't given. */
  filter?: Readonly<Record<string, string | null | undefined>>;
  /** What is downloaded, where a screen has several lists. */
  what?: string;
};

/** Downloads the whole list, as it is searched, filtered and sorted. */
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
