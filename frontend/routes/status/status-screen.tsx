import { ProsePage } from "../../features/prose/prose-page.tsx";
import { Checks } from "./checks.tsx";

export { ProseLoading as Loading } from "../../features/prose/prose-page.tsx";

/** The status page: measures from the visitor's own browser whether the service responds. */
export const Component = () => (
  <ProsePage
    title="Status"
    lead="Live status of the hub, measured from your browser."
    description="Live status of the server, the database and the API of SportsTech Hub, measured from your browser."
    path="/status"
  >
    <Checks />
  </ProsePage>
);
