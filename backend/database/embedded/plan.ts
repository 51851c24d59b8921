import type { Cluster } from "./cluster.ts";
import type { ServerLog } from "./log.ts";

/** Everything needed to bring a server up. */
export interface Plan {
  cluster: Cluster;
  /** the server's command line */
  args: string[];
  log: ServerLog;
  /** identifies this owner */
  token: string;
  /** the port to use; undefined means any free one */
  port?: number;
}
