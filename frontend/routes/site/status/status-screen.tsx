import { ProsePage } from "../../../features/prose/prose-page.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { Checks } from "./checks.tsx";
import { StatusDocument } from "./status.generated.ts";

export { ProseLoading as Loading } from "../../../features/prose/prose-page.tsx";

/** Runs a query on the server, which shows whether the database responds; the browser measures by itself. */
export const preload: Screen["preload"] = async (start) => {
  if (import.meta.env.SSR) await start(StatusDocument, {});
};

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
