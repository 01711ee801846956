const HOUR = 3_600_000;

/** The state of new versions before anybody has turned the switch on, for tests and stories. */
export function sampleReleases(values: Readonly<Record<string, unknown>> = {}) {
  return { host: 'example.org', isOn: false, askedAt: null, problem: null, newer: null, ...values };
}

/** The response of `/api/hub/status` for a healthy hub, for tests and stories. */
export function sampleStatus(values: Readonly<Record<string, unknown>> = {}, now = Date.now()) {
  return {
    version: '1.0.0',
    now,
    startedAt: now - 75 * HOUR,
    sizes: { database: 12_400_000, log: 310_000, documents: 81_200_000 },
    backup: { name: '@auto_pb_backup_apps_20261126030000.zip', madeAt: now - 5 * HOUR, bytes: 74_900_000 },
    proof: { provedAt: now - 4 * HOUR, findings: { records: 11_541, documents: 212 } },
    warning: null,
    replica: null,
    releases: null,
    reminders: { waiting: 0, retried: 0, failingChannels: 0 },
    proxy: 'as set',
    errors: [
      {
        message: 'A public service did not give a usable answer.',
        lastAt: new Date(now - 2 * HOUR).toISOString(),
        count: 4,
      },
    ],
    ...values,
  };
}
