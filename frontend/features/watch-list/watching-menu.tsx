import { Check, ChevronDown, Eye, ListChecks } from "lucide-react";
import { evictQueries } from "../../graphql/evict-queries.ts";
import { toast } from "../../ui/behavior/toast-store.ts";
import { Menu } from "../../ui/controls/menu.tsx";
import { notifyFailure } from "../failures/notify-failure.ts";
import { useWatchingVendorQuery, useWatchVendorMutation } from "./watch-vendor.generated.ts";

/** The lists that a vendor can be watched on, those with it marked. */
export function WatchingMenu({ vendorId, name }: { vendorId: string; name: string }) {
  const { data } = useWatchingVendorQuery({ variables: { vendorId } });
  const [watch, { loading }] = useWatchVendorMutation({
    update: evictQueries("watchedVendors"),
    refetchQueries: ["WatchingVendor"],
  });
  const entries = data?.watchedVendors.nodes ?? [];
  const lists = [
    { id: null, label: "On your own list" },
    ...(data?.viewerOrganizations ?? []).map(({ id, name: of }) => ({ id, label: `With ${of}` })),
  ];
  const isOn = (id: string | null) => entries.some(({ organization }) => (organization?.id ?? null) === id);
  const put = async (organizationId: string | null) => {
    try {
      await watch({ variables: { vendorId, organizationId } });
      toast({ title: `You watch ${name}`, description: "You'll hear of rounds, solutions and reviews." });
    } catch (error) {
      notifyFailure(error);
    }
  };
  const isWatched = entries.length > 0;
  return (
    <Menu
      size="sm"
      aria-label={isWatched ? `Watching ${name}` : `Watch ${name}`}
      face={
        <>
          <Eye size={16} strokeWidth={1.75} aria-hidden />
          {isWatched ? "Watching" : "Watch"}
          <ChevronDown size={16} aria-hidden />
        </>
      }
      heading={<>Tell me about rounds, solutions, reviews and verification</>}
      items={[
        ...lists.map(({ id, label }) => ({
          label,
          Icon: isOn(id) ? Check : Eye,
          disabled: loading || isOn(id),
          onSelect: () => void put(id),
        })),
        { label: "Your watch list", Icon: ListChecks, to: "/watch-list" },
      ]}
    />
  );
}
