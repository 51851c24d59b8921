import { chakra } from "@chakra-ui/react";
import { Download, Printer } from "lucide-react";
import { BoardPackView } from "../../../features/evaluations/board-pack-view.tsx";
import type { Evaluation_FactsFragment } from "../../../features/evaluations/evaluations.generated.ts";
import { Button, ButtonAnchor } from "../../../ui/controls/button.tsx";

/** The evaluation on one page, to print or to download. */
export function BoardPackTab({ room }: { room: Evaluation_FactsFragment }) {
  const { id } = room;
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap="2" mb="6" css={{ "@media print": { display: "none" } }}>
        <ButtonAnchor href={`/api/evaluations/${id}.pdf?paper=a4`} download>
          <Download size={16} aria-hidden />
          PDF, A4
        </ButtonAnchor>
        <ButtonAnchor href={`/api/evaluations/${id}.pdf?paper=letter`} download>
          <Download size={16} aria-hidden />
          PDF, Letter
        </ButtonAnchor>
        <Button onClick={() => window.print()}>
          <Printer size={16} aria-hidden />
          Print
        </Button>
      </chakra.div>
      <BoardPackView room={room} />
    </>
  );
}
