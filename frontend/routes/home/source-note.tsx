import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { DateFact } from "../../features/record/date-fact.tsx";

const Details = chakra("details", {
  base: {
    mt: "2",
    color: "fg.muted",
    fontSize: "xs",
    "& summary": { cursor: "pointer", width: "fit-content", py: "0.5", _hover: { color: "fg" } },
    "& p": { mt: "1", maxWidth: "prose" },
  },
});

type Props = {
  source: string;
  asOf?: string | undefined;
  note?: string | undefined;
  /** A link to more about it. */
  children?: ReactNode;
};

/** A figure's source, on demand. */
export function SourceNote({ source, asOf, note, children }: Props) {
  return (
    <Details>
      <summary>Source</summary>
      <p>
        {source}
        {asOf && (
          <>
            , as of <DateFact at={asOf} />
          </>
        )}
        .{note && ` ${note}`} {children}
      </p>
    </Details>
  );
}
