import { DocumentEditor } from "../../../features/documents/documents.ts";
import { PictureEditor } from "../../../features/pictures/pictures.ts";
import { useClient } from "../../../graphql/source.ts";
import { SolutionEditDocument, type SolutionEditQuery } from "./solution-edit.generated.ts";

/** The solution's screenshots and documents, and its logo if it has one besides its vendor's. */
export function SolutionPictures({
  solution,
}: {
  solution: NonNullable<SolutionEditQuery["editableSolution"]>;
}) {
  const { id, ownLogo, screenshots, documents, vendor } = solution;
  const client = useClient();
  const read = () =>
    client.query({ query: SolutionEditDocument, variables: { id }, fetchPolicy: "network-only" });
  return (
    <>
      <PictureEditor
        place={{ kind: "solution", id, role: "screenshot" }}
        title="Pictures"
        hint="Up to ten, at the top of the page."
        pictures={screenshots}
        onChanged={read}
      />
      <PictureEditor
        place={{ kind: "solution", id, role: "logo" }}
        title="Logo"
        hint={`Without one, the logo of ${vendor.name} is shown.`}
        pictures={ownLogo ? [ownLogo] : []}
        onChanged={read}
      />
      <DocumentEditor place={{ of: "solution", id }} documents={documents} onChanged={read} />
    </>
  );
}
