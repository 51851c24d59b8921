import { chakra } from "@chakra-ui/react";
import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import { formatBytes } from "../../ui/display/format.ts";
import type { ShownAnswer } from "./answer-values.ts";

const List = chakra("ul", { base: { listStyleType: "none" } });
const Item = chakra("li", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "3", minHeight: "9" },
});
const Open = chakra("a", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    minWidth: "0",
    minHeight: "9",
    color: "accent",
    textDecoration: "underline",
    overflowWrap: "anywhere",
  },
});
const Size = chakra("span", { base: { color: "fg.muted", fontSize: "sm" } });

type Files = ShownAnswer["files"];
type Props = { files: Files; action?: (file: Files[number]) => ReactNode };

/** The files of an answer, which are downloaded. */
export function AnswerFileLinks({ files, action }: Props) {
  if (files.length === 0) return null;
  return (
    <List>
      {files.map((file) => (
        <Item key={file.id}>
          <Open href={new URL(file.url).pathname} download>
            <FileText size={16} aria-hidden />
            {file.name}
          </Open>
          <Size>{formatBytes(file.size)}</Size>
          {action?.(file)}
        </Item>
      ))}
    </List>
  );
}
