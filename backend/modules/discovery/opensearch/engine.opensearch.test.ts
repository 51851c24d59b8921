import { sharedSearchNode } from "../../../../scripts/search-node/start.ts";
import { testEngine } from "../../../testing/engine-suite.ts";

testEngine("in OpenSearch", async () => ({ SEARCH_URL: (await sharedSearchNode()).url }));
