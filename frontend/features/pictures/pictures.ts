import { onDemand } from "../../ui/behavior/on-demand.tsx";

/** The editor of a record's pictures, loaded with what it is part of. */
export const PictureEditor = onDemand(async () => (await import("./picture-editor.tsx")).PictureEditor);

/** The gallery, whose scripts come after the page. */
export const Gallery = onDemand(async () => (await import("./gallery.tsx")).Gallery);
