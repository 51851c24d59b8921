import { onDemand } from "../../ui/behavior/on-demand.tsx";

/** The gallery, whose scripts come after the page. */
export const Gallery = onDemand(async () => (await import("./gallery.tsx")).Gallery);
