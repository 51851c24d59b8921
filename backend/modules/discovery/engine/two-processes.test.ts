import { testTwoProcesses } from "../../../testing/two-processes-suite.ts";

testTwoProcesses("in memory", async () => ({}));
