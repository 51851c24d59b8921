/**
 * An expected failure of a tool, whose message the caller is told. It isn't in `tool.ts`, so that the server doesn't
 * load the library of schemas at its start.
 */
export class ToolError extends Error {}
