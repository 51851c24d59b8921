import { testEngine } from "../../../testing/suites/engine-suite.ts";
import { sharedSearchNode } from "../../../testing/search-node.ts";

testEngine("in OpenSearch", async () => ({ SEARCH_URL: (await sharedSearchNode()).url }));
