/** The settings that may differ between servers. */
export interface Settings {
  /** false for throwaway servers: faster, but a loss of power loses the data */
  durable: boolean;
  /** PostgreSQL's max_connections; three of them are reserved for the launcher and administrators */
  maxConnections: number;
}

/**
 * Returns the server's command line. Its settings take precedence over the cluster's postgresql.conf.
 * @param directory the cluster's folder as the server names it
 * @param mark the marker by which its processes are recognized
 */
export function serverArguments(directory: string, mark: string, settings: Settings): string[] {
  const values: Record<string, string | number> = {
    cluster_name: mark,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: settings.maxConnections,
    // The port and the log must be set by us; a log collector would write into the cluster without limit.
    logging_collector: "off",
    log_destination: "stderr",
    log_line_prefix: "%m [%p] %q%u@%d ",
    log_min_duration_statement: "1s",
    log_checkpoints: "off",
    // Statement parameters contain user input.
    log_parameter_max_length: 0,
    log_parameter_max_length_on_error: 0,
    ...(process.platform === "linux" && { recovery_init_sync_method: "syncfs" }),
    ...(settings.durable ? kept : throwaway),
  };
  return ["-D", directory, ...Object.entries(values).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}

/** Large imports write gigabytes; with the default they would wait for a checkpoint every few seconds. */
const kept = { max_wal_size: "4GB", wal_compression: "on" };

const throwaway = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: 0,
};
