/** An expected failure of a tool, whose message the caller is told. */
export class ToolError extends Error {}
