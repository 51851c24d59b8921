import { Migration } from "@mikro-orm/migrations";

/**
 * Measurements of the server processes in the last hour. Unlogged, because losing them in a crash is
 * acceptable: they are measured again within seconds. They contain no personal data.
 */
export class Monitoring extends Migration {
  override up(): void {
    this.addSql(`create unlogged table server_instances (
      id uuid primary key,
      host text not null check (length(host) between 1 and 255),
      pid integer not null check (pid > 0),
      pool_size integer not null check (pool_size > 0),
      started_at timestamptz(3) not null default now(),
      seen_at timestamptz(3) not null default now(),
      stopped_at timestamptz(3)
    )`);
    this.addSql("create index server_instances_by_seen_at on server_instances (seen_at desc, id)");
    this.addSql(`create unlogged table server_samples (
      instance_id uuid not null references server_instances on delete cascade,
      taken_at timestamptz(3) not null default now(),
      cpu_percent real not null check (cpu_percent >= 0),
      memory_bytes bigint not null check (memory_bytes >= 0),
      memory_limit_bytes bigint not null check (memory_limit_bytes > 0),
      storage_used_bytes bigint not null check (storage_used_bytes >= 0),
      storage_total_bytes bigint not null check (storage_total_bytes >= storage_used_bytes),
      received_per_second real not null check (received_per_second >= 0),
      sent_per_second real not null check (sent_per_second >= 0),
      event_loop_delay_ms real not null check (event_loop_delay_ms >= 0),
      requests_per_second real not null check (requests_per_second >= 0),
      response_ms real check (response_ms >= 0),
      errors integer not null check (errors >= 0),
      pool_busy integer not null check (pool_busy >= 0),
      pool_idle integer not null check (pool_idle >= 0),
      pool_waiting integer not null check (pool_waiting >= 0),
      primary key (instance_id, taken_at)
    )`);
    // One row for all instances: the first one in each interval reads the queue.
    this.addSql(`create unlogged table job_queue_samples (
      taken_at timestamptz(3) primary key,
      waiting integer not null check (waiting >= 0),
      running integer not null check (running >= 0),
      scheduled integer not null check (scheduled >= 0),
      failed integer not null check (failed >= 0),
      undelivered_mails integer not null check (undelivered_mails >= 0),
      oldest_wait_seconds real not null check (oldest_wait_seconds >= 0)
    )`);
    // The number of accounts with each role is read by an index-only scan.
    this.addSql(
      "create index users_by_role_and_state on users (role, is_active) where anonymized_at is null",
    );
  }
}
