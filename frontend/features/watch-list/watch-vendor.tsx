import { onDemand } from "../../ui/behavior/on-demand.tsx";
import { useViewer } from "../viewer/use-viewer.ts";

type Props = { vendorId: string; name: string };

const Watching = onDemand<Props>(async () => (await import("./watching-menu.tsx")).WatchingMenu);

/** For investors, puts a vendor on their watch list, or on that of their organization. */
export function WatchVendor(vendor: Props) {
  const { viewer } = useViewer();
  return viewer?.role === "INVESTOR" && <Watching {...vendor} />;
}
