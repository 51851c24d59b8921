import { sharedSearchNode } from "../../../testing/servers/search-node.ts";
import { testEngine } from "../../../testing/suites/engine-suite.ts";

testEngine("in OpenSearch", async () => ({ SEARCH_URL: (await sharedSearchNode()).url }));
