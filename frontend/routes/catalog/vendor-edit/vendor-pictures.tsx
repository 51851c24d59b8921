import { DocumentEditor } from "../../../features/documents/documents.ts";
import { PictureEditor } from "../../../features/pictures/pictures.ts";
import { useClient } from "../../../graphql/source.ts";
import { VendorEditDocument, type VendorEditQuery } from "./vendor-edit.generated.ts";

/** The vendor's logo, screenshots and documents. */
export function VendorPictures({ vendor }: { vendor: NonNullable<VendorEditQuery["vendor"]> }) {
  const { id, name, logo, screenshots, documents } = vendor;
  const client = useClient();
  const read = () =>
    client.query({ query: VendorEditDocument, variables: { id }, fetchPolicy: "network-only" });
  return (
    <>
      <PictureEditor
        place={{ kind: "vendor", id, role: "logo" }}
        title="Logo"
        hint={`Shown beside ${name} and its solutions everywhere.`}
        pictures={logo ? [logo] : []}
        onChanged={read}
      />
      <PictureEditor
        place={{ kind: "vendor", id, role: "screenshot" }}
        title="Pictures"
        hint="Up to ten, at the top of the page."
        pictures={screenshots}
        onChanged={read}
      />
      <DocumentEditor place={{ of: "vendor", id }} documents={documents} onChanged={read} />
    </>
  );
}
