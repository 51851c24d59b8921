import { sharedSearchNode } from "../../../testing/servers/search-node.ts";
import { testTwoProcesses } from "../../../testing/suites/two-processes-suite.ts";

testTwoProcesses("in OpenSearch", async () => ({ SEARCH_URL: (await sharedSearchNode()).url }));
