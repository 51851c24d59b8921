/** Limits how many views of a subject a network can add per hour; earlier views get one place each. */
export const addNetworks = [
  "alter table views add network bytea check (length(network) = 32), add place smallint check (place between 1 and 20)",
  "update views set network = visitor, place = 1",
  "alter table views alter network set not null, alter place set not null",
  "alter table views add unique (subject_kind, subject_id, network, hour, place)",
];
