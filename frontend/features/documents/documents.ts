import { onDemand } from "../../ui/behavior/on-demand.tsx";

/** The documents of a record, whose scripts come after the page. */
export const DocumentList = onDemand(async () => (await import("./document-list.tsx")).DocumentList);

/** The editor of a record's documents, loaded with what it is part of. */
export const DocumentEditor = onDemand(async () => (await import("./document-editor.tsx")).DocumentEditor);
