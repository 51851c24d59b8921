import { chakra } from "@chakra-ui/react";
import { More } from "../../../../../ui/controls/more.tsx";
import { UnverifiedVendor } from "./unverified-vendor.tsx";
import { useUnverifiedVendorsSuspenseQuery } from "./verify-vendor.generated.ts";

const List = chakra("ul", { base: { listStyleType: "none" } });

type Props = { search: string; after?: string };

/** Unverified vendors by name, with further pages on demand. */
export function UnverifiedVendors({ search, after }: Props) {
  const variables = { search: search || null, after: after ?? null };
  const { nodes, pageInfo } = useUnverifiedVendorsSuspenseQuery({ variables }).data.vendors;
  if (!after && nodes.length === 0)
    return (
      <chakra.p color="fg.muted" role="status">
        {search ? "No unverified vendors match." : "Every vendor is verified."}
      </chakra.p>
    );
  return (
    <>
      <List aria-label={after ? "More unverified vendors" : "Unverified vendors"}>
        {nodes.map((vendor) => (
          <UnverifiedVendor key={vendor.id} vendor={vendor} />
        ))}
      </List>
      <More of={pageInfo} label="More vendors">
        {(next) => <UnverifiedVendors search={search} after={next} />}
      </More>
    </>
  );
}
