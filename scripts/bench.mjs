import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStream } from './bench/client.mjs';
import { collections, moveIn } from './bench/household.mjs';
import { press } from './bench/load.mjs';
import { measureLists } from './bench/training.mjs';
import { command } from './lib/command.mjs';
import { percentile } from './lib/figures.mjs';
import { freePort } from './lib/free-port.mjs';
import { prepareHub } from './lib/hub.mjs';
import { run, stopAll } from './lib/processes.mjs';
import { say } from './lib/say.mjs';
import { serve } from './lib/server.mjs';
import { readSettings } from './lib/settings.mjs';

const STREAMS = 500;
const HOUSEHOLD = { people: 20, each: 20 };
const RATE = { perSecond: 100, seconds: 60 };
/** The goal on two cores. */
const GOAL = { p95: 50, memory: 300 };

/** `npm run bench`: the lists of a full hub and a minute of a busy one, in a folder and on a loopback port of its own. */
await command(async () => {
  const data = await mkdtemp(join(tmpdir(), 'hub-bench-'));
  try {
    await measure(data);
  } finally {
    await stopAll();
    await rm(data, { recursive: true, force: true });
  }
});

/** @param {string} data */
async function measure(data) {
  const env = {
    HUB_DATA: data,
    HUB_ADDR: `127.0.0.1:${await freePort()}`,
    HUB_OWNER_PASSWORD: 'bench-password',
  };
  const settings = readSettings(env);
  const { hub, owner } = await prepareHub(settings, { build: ['@hub/hub', '@hub/pocketbase'] });
  const { pid } = await serve(hub);
  const login = { email: owner.email, password: env.HUB_OWNER_PASSWORD };
  const people = await moveIn(settings.url, login, HOUSEHOLD);
  for (const { list, p50, p95, bytes } of await measureLists(settings.url, login)) {
    say(`${list}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${(bytes / 1024).toFixed(0)} kB`);
  }

  const streams = [];
  for (let index = 0; index < STREAMS; index += 1) {
    const { token = '' } = people[index % people.length] ?? {};
    const collection = collections[Math.floor(index / people.length) % collections.length] ?? '';
    streams.push(await openStream(settings.url, token, collection));
  }
  say(`${RATE.perSecond} requests a second for ${RATE.seconds} s, beside ${STREAMS} live streams…`);
  const memory = watchMemory(pid);
  const { times, refused } = await press(settings.url, people, RATE);
  const peak = await memory.stop();
  const events = streams.reduce((sum, stream) => sum + stream.events, 0);
  for (const stream of streams) stream.close();

  const [p50, p95, p99] = [50, 95, 99].map((percent) => percentile(times, percent).toFixed(1));
  say(`p50 ${p50} ms, p95 ${p95} ms (goal: under ${GOAL.p95}), p99 ${p99} ms, of ${times.length} answers`);
  const statuses = [...refused].map(([status, count]) => `${count} with ${status}`).join(', ');
  say(`refused: ${statuses || 'none'}; ${events} live updates came`);
  say(`memory ${peak.toFixed(0)} MB at most (goal: under ${GOAL.memory})`);
}

/**
 * Looks every second how much memory a program has.
 * @param {number} pid
 */
function watchMemory(pid) {
  let peak = 0;
  const look = async () => {
    const { text } = await run('ps', ['-o', 'rss=', '-p', String(pid)], { output: 'capture' });
    peak = Math.max(peak, Number(text) / 1024);
  };
  const timer = setInterval(() => void look(), 1000);
  return {
    /** @returns {Promise<number>} the most that it had, in MB */
    async stop() {
      clearInterval(timer);
      await look();
      return peak;
    },
  };
}
