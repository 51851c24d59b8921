import { testEngine } from "../../../testing/engine-suite.ts";

testEngine("in memory", async () => ({}));
