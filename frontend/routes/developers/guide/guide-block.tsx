import { chakra } from "@chakra-ui/react";
import { useContext } from "react";
import type { Block } from "../../../features/developers/guide.ts";
import { GuideText } from "../../../features/developers/guide-text.tsx";
import { SiteContext } from "../../../ui/behavior/site-context.ts";
import { CopyButton } from "../../../ui/controls/copy-button.tsx";
import { CodeBlock } from "../../../ui/display/code-block.tsx";
import { anchorOf } from "./guide-contents.tsx";

const Scroll = chakra("div", { base: { mb: "4", overflowX: "auto" } });
const Table = chakra("table", {
  base: {
    "& th, & td": { py: "2", pe: "8", borderBottomWidth: "1px", borderColor: "line", textAlign: "start" },
    "& th": { color: "fg.muted", fontSize: "sm", fontWeight: "medium" },
  },
});
const Code = chakra("div", { base: { mb: "6", "& pre": { mb: "2" } } });

/** A call that can be copied and run as is. */
function Call({ text }: { text: string }) {
  const { publicUrl } = useContext(SiteContext);
  const call = text.replaceAll("$SITE", publicUrl);
  return (
    <Code>
      <CodeBlock label="Example">{call}</CodeBlock>
      <CopyButton text={call}>Copy</CopyButton>
    </Code>
  );
}

/** A block of a guide. */
export function GuideBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case "heading":
      return (
        <h2 id={anchorOf(block.text)}>
          <GuideText text={block.text} />
        </h2>
      );
    case "text":
      return (
        <p>
          <GuideText text={block.text} />
        </p>
      );
    case "code":
      return <Call text={block.text} />;
    case "list":
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <GuideText text={item} />
            </li>
          ))}
        </ul>
      );
    case "table":
      return (
        <Scroll>
          <Table>
            <thead>
              <tr>
                {block.head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row) => (
                <tr key={row.join()}>
                  {block.head.map((name, column) => (
                    <td key={name}>
                      <GuideText text={row[column] ?? ""} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroll>
      );
  }
}
