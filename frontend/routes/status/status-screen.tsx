import { ProsePage } from "../../features/prose/prose-page.tsx";
import { Checks } from "./checks.tsx";

export { ProseLoading as Loading } from "../../features/prose/prose-page.tsx";

/** The status page: measures from the visitor's own browser whether the service responds. */
export const Component = () => (
  <ProsePage
    title="Status"
    lead="Whether the hub answers, measured now from your own browser."
    description="Whether the server, the database and the API of SportsTech Hub answer, measured from your browser."
    path="/status"
  >
    <Checks />
  </ProsePage>
);
