import { Download } from "lucide-react";
import { ButtonAnchor } from "../../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";

/** A link to download rows as a CSV file. */
export const DownloadLink = ({ file, what }: { file: string; what: string }) => (
  <ButtonAnchor href={file} download variant="ghost">
    <Download size={16} aria-hidden />
    CSV
    <VisuallyHidden> of {what}</VisuallyHidden>
  </ButtonAnchor>
);
