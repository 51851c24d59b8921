import { chakra } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import { useContext } from "react";
import { InlineCode } from "../../../features/developers/inline-code.tsx";
import { SiteContext } from "../../../ui/behavior/site-context.ts";
import { Badge } from "../../../ui/display/badge.tsx";
import { CodeBlock } from "../../../ui/display/code-block.tsx";
import type { ApiCall } from "./api-call.ts";
import { Fields, Parameters } from "./call-values.tsx";
import { callersOf } from "./callers.ts";
import { curlOf } from "./curl.ts";

const Frame = chakra("details", {
  base: {
    borderTopWidth: "1px",
    borderColor: "line",
    "& summary": {
      display: "grid",
      gridTemplateColumns: {
        base: "auto minmax(0, 1fr) auto",
        md: "4.5rem minmax(0, 1fr) minmax(0, 1fr) auto",
      },
      alignItems: "baseline",
      columnGap: "3",
      rowGap: "1",
      py: "3",
      cursor: "pointer",
      "&::-webkit-details-marker": { display: "none" },
      _hover: { bg: "bg.subtle" },
    },
    "&[open] > summary svg": { rotate: "180deg" },
    "& h4": { mt: "4", mb: "2", fontSize: "sm", fontWeight: "semibold" },
  },
});
const Path = chakra("h3", {
  base: { fontFamily: "mono", fontSize: "sm", fontWeight: "medium", overflowWrap: "anywhere" },
});
const Summary = chakra("span", {
  base: { gridColumn: { base: "1 / -1", md: "auto" }, color: "fg.muted", fontSize: "sm" },
});
const Mark = chakra(ChevronDown, {
  base: { gridColumn: { base: "3", md: "4" }, gridRow: "1", alignSelf: "center", color: "fg.muted" },
});
const Body = chakra("div", { base: { pb: "4", scrollMarginTop: "24" } });

const HUES: Readonly<Record<string, string>> = { GET: "blue", DELETE: "red" };

/** A call of the API; expands to its parameters and response, even without scripts. */
export function CallItem({ call }: { call: ApiCall }) {
  const { publicUrl } = useContext(SiteContext);
  return (
    <Frame>
      <summary>
        <span>
          <Badge colorPalette={HUES[call.method] ?? "green"}>{call.method}</Badge>
        </span>
        <Path>{call.path}</Path>
        <Summary>{call.summary}</Summary>
        <Mark size={18} aria-hidden />
      </summary>
      <Body id={call.id}>
        <chakra.p overflowWrap="anywhere">
          <InlineCode text={callersOf(call)} />
        </chakra.p>
        {call.parameters.length > 0 && (
          <>
            <h4>Parameters</h4>
            <Parameters parameters={call.parameters} />
          </>
        )}
        {call.fields.length > 0 && (
          <>
            <h4>Body, as JSON</h4>
            <Fields fields={call.fields} />
          </>
        )}
        <h4>Response</h4>
        <CodeBlock label={`Response to ${call.method} ${call.path}`}>{call.answer}</CodeBlock>
        <h4>Example</h4>
        <CodeBlock label={`Example of ${call.method} ${call.path}`}>{curlOf(call, publicUrl)}</CodeBlock>
      </Body>
    </Frame>
  );
}
