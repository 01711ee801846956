import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from './testing/folder.mjs';
import { childrenOf } from './testing/process.mjs';
import { makeLitestream, makeRelease, runRelease, unpackRelease } from './testing/release.mjs';
import { itemsOf, startReplicated } from './testing/replica.mjs';
import { KEYS, startS3Gateway } from './testing/s3-gateway.mjs';

const LONG = 400_000;
/** How long one person saves without a pause before everything is killed, in ms. */
const SAVING_MS = 20_000;
/** How many people change items at the same time. */
const CHANGERS = 4;
/** The most that may be lost: what was confirmed in the last second. */
const RPO_MS = 1000;

/**
 * Saves one item after another for a while, and returns when each was confirmed.
 * @param {Awaited<ReturnType<typeof startReplicated>>} hub
 * @param {number} ms
 */
async function saveFor(hub, ms) {
  /** @type {Map<string, number>} */
  const confirmed = new Map();
  for (const end = Date.now() + ms; Date.now() < end;) {
    const name = `Item ${String(confirmed.size).padStart(5, '0')}`;
    await hub.save(name, confirmed.size % 50 === 0 ? 'scan' : undefined);
    confirmed.set(name, Date.now());
  }
  return confirmed;
}

/**
 * Changes items for a while, with several people at once; throws if a change is rejected.
 * @param {Awaited<ReturnType<typeof startReplicated>>} hub
 * @param {number} ms
 */
async function changeFor(hub, ms) {
  const end = Date.now() + ms;
  await Promise.all(
    Array.from({ length: CHANGERS }, async (_, index) => {
      const { id } = await hub.save(`Changed ${index}`);
      while (Date.now() < end) {
        await hub.ask(`collections/expiry/records/${id}`, { country: String(Date.now() % 1000) }, 'PATCH');
      }
    }),
  );
}

/** These tests measure durations, so that they need an idle machine. */
describe.runIf(process.env.HUB_SOAK === '1')('a replica', () => {
  test.each(['a folder', 'S3 storage'])(
    'when everything is killed while it is saved, %s lacks a second at most, and no save was refused before',
    { timeout: LONG },
    async (kind) => {
      const replica =
        kind === 'a folder'
          ? join(await temporaryFolder(), 'replica')
          : `s3://bucket/hub?endpoint=http://${await startS3Gateway()}`;
      const release = await unpackRelease(await makeRelease(), await makeLitestream());
      const hub = await startReplicated(release, { ...KEYS, HUB_REPLICA: replica });
      await hub.console.ask('settings', { rateLimits: { enabled: false } }, 'PATCH');
      await hub.untilReplicated();
      for (const { pid } of await childrenOf(hub.pid)) {
        expect(await readFile(`/proc/${pid}/cmdline`, 'utf8')).not.toContain('s3cret-word');
      }
      const [confirmed] = await Promise.all([saveFor(hub, SAVING_MS), changeFor(hub, SAVING_MS)]);
      process.kill(await hub.litestream(), 'SIGKILL');
      process.kill(hub.pid, 'SIGKILL');
      const killed = Date.now();
      await hub.ended;
      expect(hub.output.text).not.toContain('s3cret-word');

      const data = join(await temporaryFolder(), 'data');
      const { text } = await runRelease(release, ['restore', replica], { ...KEYS, HUB_DATA: data });
      expect(text).toContain('can sign in to the hub and the admin console');
      const again = await startReplicated(release, { HUB_DATA: data });
      const there = new Set(await itemsOf(again));
      const lost = [...confirmed].filter(([name]) => !there.has(name)).map(([, at]) => killed - at);
      process.stdout.write(
        `${kind}: ${confirmed.size} saved, ${lost.length} lost, of ${Math.max(0, ...lost)} ms\n`,
      );
      expect(Math.max(0, ...lost)).toBeLessThanOrEqual(RPO_MS);
    },
  );
});
