import { onDemand } from "../../ui/behavior/on-demand.tsx";

/** The editor of a call's application form, loaded after the page. */
export const FormEditor = onDemand(async () => (await import("./form-editor.tsx")).FormEditor);
