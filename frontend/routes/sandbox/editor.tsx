import { GraphiQL } from "graphiql";
import "graphiql/style.css";
import "./editor.css";
import "./monaco-workers.ts";
import { CostLine } from "./cost-line.tsx";
import type { Example } from "./examples.ts";
import { sendOperation } from "./send-operation.ts";
import { useShownTheme } from "./use-shown-theme.ts";

type Props = { example: Example };

/** GraphiQL on our own API; an example opens in a tab of its own. */
export default function Editor({ example }: Props) {
  const theme = useShownTheme();
  return (
    <GraphiQL
      key={example.key}
      fetcher={sendOperation}
      initialQuery={example.query}
      initialVariables={example.variables}
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
