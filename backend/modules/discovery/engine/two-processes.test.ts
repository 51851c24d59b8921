import { testTwoProcesses } from "../../../testing/suites/two-processes-suite.ts";

testTwoProcesses("in memory", async () => ({}));
