import { Download } from "lucide-react";
import { ButtonAnchor } from "../../ui/button.tsx";

/** Downloads the whole list, as it is searched, filtered and sorted. */
export const DownloadList = ({ address }: { address: string }) => (
  <ButtonAnchor href={address} download variant="ghost">
    <Download size={16} aria-hidden />
    Download CSV
  </ButtonAnchor>
);
