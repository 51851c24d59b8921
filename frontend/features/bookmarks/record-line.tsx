import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { BookmarkKind } from "../../graphql/schema.generated.ts";
import { Dotted } from "../../ui/display/dotted.tsx";
import { Logo } from "../pictures/logo.tsx";
import { describeRecord } from "./describe-record.ts";
import { KINDS } from "./kinds.ts";
import type { RecordLine_RecordFragment } from "./record-line.generated.ts";

const Line = chakra("li", {
  base: {
    display: "flex",
    flexWrap: { base: "wrap", md: "nowrap" },
    alignItems: "flex-start",
    justifyContent: "space-between",
    columnGap: "4",
    rowGap: "2",
    py: "4",
    "& + &": { borderTopWidth: "1px", borderColor: "line" },
  },
});
const Text = chakra("div", { base: { display: "flex", gap: "3", minWidth: "0", flex: "1 1 14rem" } });
const Title = chakra(Link, {
  base: { fontWeight: "semibold", overflowWrap: "anywhere", _hover: { color: "accent" } },
});
const Note = chakra("p", { base: { color: "fg.muted", fontSize: "sm" } });

type Props = {
  kind: BookmarkKind;
  /** Null if it is no longer public. */
  record: RecordLine_RecordFragment | null;
  /** Content below its title. */
  children?: ReactNode;
  actions?: ReactNode;
};

/** A record of any kind in a list. */
export function RecordLine({ kind, record, children, actions }: Props) {
  const words = record && describeRecord(record);
  const { label } = KINDS[kind];
  return (
    <Line>
      <Text>
        <Logo name={words?.title ?? label} logo={record && "logo" in record ? record.logo : null} />
        <chakra.div minWidth="0" flex="1">
          {words ? (
            <Title to={words.to}>{words.title}</Title>
          ) : (
            <chakra.p fontWeight="semibold">No longer available</chakra.p>
          )}
          <Note>
            <Dotted parts={[label, words?.note]} />
          </Note>
          {children}
        </chakra.div>
      </Text>
      {actions}
    </Line>
  );
}
