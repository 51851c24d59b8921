import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useCompared } from "../compare/use-compared.ts";

const Row = chakra("div", {
  base: { display: "flex", alignItems: "center", justifyContent: "space-between", gap: "4" },
});
const Lead = chakra("p", {
  base: { minWidth: "0", fontSize: "sm", fontWeight: "semibold", lineClamp: 2, overflowWrap: "anywhere" },
});

/** The main action and the key facts of a record; the comparison tray takes its place. */
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
