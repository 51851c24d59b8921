// What the frontend imports as "@chakra-ui/react" once it is built (vite.config.ts).
export * from "@chakra-ui/react";
export { chakra } from "./factory.tsx";
