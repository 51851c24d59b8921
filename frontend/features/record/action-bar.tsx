import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useCompared } from "../compare/use-compared.ts";

const Row = chakra("div", {
  base: { display: "flex", alignItems: "center", justifyContent: "space-between", gap: "4" },
});
const Lead = chakra("p", {
  base: { minWidth: "0", fontSize: "sm", fontWeight: "semibold", lineClamp: 2, overflowWrap: "anywhere" },
});

/** What decides about a record, beside its main action; the tray of solutions to compare takes its place. */
export function ActionBar({ lead, children }: { lead: ReactNode; children: ReactNode }) {
  const { items } = useCompared();
  if (items.length > 0) return null;
  return (
    <Row>
      <Lead>{lead}</Lead>
      {children}
    </Row>
  );
}
