import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { useHashTarget } from "../../ui/behavior/use-hash-target.ts";

const Frame = chakra("section", { base: { "& + &": { mt: "10" } } });
const Title = chakra("h2", { base: { mb: "3", fontSize: "xl", fontWeight: "semibold" } });

/** A section of a record's page; `id` makes it a link target. */
export function RecordSection({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  const own = useId();
  const frame = useHashTarget<HTMLElement>(id);
  return (
    <Frame
      ref={frame}
      aria-labelledby={`${own}-title`}
      id={id}
      tabIndex={id ? -1 : undefined}
      scrollMarginTop="20"
    >
      <Title id={`${own}-title`}>{title}</Title>
      {children}
    </Frame>
  );
}

/** A text of the record; its line breaks are preserved. */
export const Prose = chakra("p", {
  base: { maxWidth: "prose", lineHeight: "tall", whiteSpace: "pre-line", overflowWrap: "anywhere" },
});
