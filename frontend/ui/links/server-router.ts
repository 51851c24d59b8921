// What the frontend imports as "react-router-dom" in the server's build (vite.config.ts).
export * from "react-router-dom";
export { Link } from "./server-link.tsx";
