import { testEngine } from "../../../testing/suites/engine-suite.ts";

testEngine("in memory", async () => ({}));
