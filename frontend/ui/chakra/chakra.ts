// The build resolves "@chakra-ui/react" to this file for the frontend's imports (vite.config.ts).
export * from "@chakra-ui/react";
export { chakra } from "./factory.tsx";
