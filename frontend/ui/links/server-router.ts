// The server build resolves "react-router-dom" to this file for the frontend's imports (vite.config.ts).
export * from "react-router-dom";
export { Link } from "./server-link.tsx";
