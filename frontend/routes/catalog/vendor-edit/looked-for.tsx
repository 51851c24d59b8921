import { chakra } from "@chakra-ui/react";
import { formatCount } from "../../../ui/display/format.ts";
import { useLookedForQuery } from "./vendor-edit.generated.ts";

const Line = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: "2",
    py: "2",
    overflowWrap: "anywhere",
    "& + &": { borderTopWidth: "1px", borderColor: "line" },
  },
});
const Note = chakra("span", { base: { color: "fg.muted", fontSize: "sm" } });

/** Frequent searches in a vendor's categories; hidden if there are too few. */
export function LookedFor({ vendorId }: { vendorId: string }) {
  const found = useLookedForQuery({ variables: { vendorId } }).data?.lookedFor ?? [];
  if (found.length === 0) return null;
  return (
    <chakra.section mt="10" maxWidth="prose" aria-labelledby="looked-for">
      <chakra.h2 id="looked-for" fontSize="lg" fontWeight="semibold">
        What buyers look for in your categories
      </chakra.h2>
      <chakra.p mt="1" mb="3" color="fg.muted">
        In the last 8 weeks, from at least 3 networks. Words that your page says are found.
      </chakra.p>
      <chakra.ul listStyleType="none">
        {found.map(({ text, outcome, networks, isWanted }) => (
          <Line key={text}>
            {text}
            <Note>
              {formatCount(networks)} networks
              {outcome !== "FOUND" && " · hardly found"}
              {isWanted && " · wanted"}
            </Note>
          </Line>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
