import { explorerPlugin } from "@graphiql/plugin-explorer";
import { GraphiQL, HISTORY_PLUGIN } from "graphiql";
import "graphiql/style.css";
import "@graphiql/plugin-explorer/style.css";
import "./editor.css";
import "./monaco-workers.ts";
import { CostLine } from "./cost-line.tsx";
import type { Example } from "./examples.ts";
import { sendOperation } from "./send-operation.ts";
import { useShownTheme } from "./use-shown-theme.ts";

/** The explorer builds an operation from selected fields. */
const PLUGINS = [explorerPlugin(), HISTORY_PLUGIN];

type Props = { example: Example };

/** GraphiQL for our own API; an example opens in its own tab. */
export default function Editor({ example }: Props) {
  const theme = useShownTheme();
  return (
    <GraphiQL
      key={example.key}
      fetcher={sendOperation}
      initialQuery={example.query}
      initialVariables={example.variables}
      plugins={PLUGINS}
      defaultEditorToolsVisibility="variables"
      shouldPersistHeaders={false}
      showPersistHeadersSettings={false}
      forcedTheme={theme}
    >
      <GraphiQL.Logo> </GraphiQL.Logo>
      <GraphiQL.Footer>
        <CostLine />
      </GraphiQL.Footer>
    </GraphiQL>
  );
}
