import EditorWorker from "monaco-editor/esm/vs/editor/editor.worker.js?worker";
import JsonWorker from "monaco-editor/esm/vs/language/json/json.worker.js?worker";
import GraphqlWorker from "monaco-graphql/esm/graphql.worker.js?worker";

// GraphiQL's own setup does the same, but logs each worker to the console.
const MonacoEnvironment = {
  getWorker(_id: string, label: string) {
    if (label === "json") return new JsonWorker();
    return label === "graphql" ? new GraphqlWorker() : new EditorWorker();
  },
};
Object.assign(globalThis, { MonacoEnvironment });
