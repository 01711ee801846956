import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStream } from '../bench/server/client.mjs';
import { collections, moveIn } from '../bench/server/household.mjs';
import { press, sendOfMix } from '../bench/server/load.mjs';
import { openReceiver } from '../bench/server/receiver.mjs';
import { memoryOf } from '../bench/server/memory.mjs';
import { measureReminders } from '../bench/server/reminders.mjs';
import { measureLists } from '../bench/server/training.mjs';
import { command } from './lib/command.mjs';
import { percentile } from './lib/figures.mjs';
import { freePort } from './lib/free-port.mjs';
import { prepareHub } from './lib/hub.mjs';
import { stopAll } from './lib/processes.mjs';
import { say } from './lib/say.mjs';
import { serve } from './lib/server.mjs';
import { readSettings } from './lib/settings.mjs';

const STREAMS = 500;
const HOUSEHOLD = { people: 20, each: 20 };
const RATE = { perSecond: 100, seconds: 60 };
/** The goals on a machine with two cores. */
const GOAL = { p95: 50, memory: 300, job: 50, feed: 100, unchanged: 5, beside: 1.1 };

/**
 * `npm run bench`: the lists of a full hub, one minute of a busy hub, and the cost of its reminders, in a
 * temporary folder and on a free loopback port.
 */
await command(async () => {
  const data = await mkdtemp(join(tmpdir(), 'hub-bench-'));
  const receiver = await openReceiver();
  try {
    await measure(data, receiver);
  } finally {
    receiver.close();
    await stopAll();
    await rm(data, { recursive: true, force: true });
  }
});

/**
 * @param {string} data
 * @param {import('../bench/server/receiver.mjs').Receiver} receiver the service that receives the reminders
 */
async function measure(data, receiver) {
  const env = {
    HUB_DATA: data,
    HUB_ADDR: `127.0.0.1:${await freePort()}`,
    HUB_OWNER_EMAIL: 'owner@example.com',
    HUB_OWNER_PASSWORD: 'bench-password',
  };
  const settings = readSettings(env);
  const hub = await prepareHub(settings, ['@hub/hub', '@hub/pocketbase']);
  process.env.HUB_MESSAGE_ORIGINS = receiver.origin;
  const { pid } = await serve(hub);
  const login = { email: env.HUB_OWNER_EMAIL, password: env.HUB_OWNER_PASSWORD };
  const people = await moveIn(settings.url, login, HOUSEHOLD);
  for (const { list, p50, p95, bytes } of await measureLists(settings.url, login)) {
    say(`${list}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${(bytes / 1024).toFixed(0)} kB`);
  }
  await measureLoad(settings.url, people, pid);
  say('Reminders of 20 people with 10,500 items, in two minutes…');
  sayReminders(await measureReminders(settings.url, login, people, receiver));
}

/** @param {import('../bench/server/reminders.mjs').RemindersFigures} figures */
function sayReminders({ job, feed, unchanged, beside }) {
  say(`the job, until its message has come: ${job.toFixed(1)} ms (goal: under ${GOAL.job})`);
  say(`a calendar of 1,000 events: ${feed.toFixed(1)} ms (goal: under ${GOAL.feed})`);
  say(`the same, unchanged: ${unchanged.toFixed(1)} ms (goal: under ${GOAL.unchanged})`);
  const [p50, p95] = [beside.p50.toFixed(2), beside.p95.toFixed(2)];
  say(`a list in a minute with the job: ×${p50} at p50 (goal: at most ×${GOAL.beside}), ×${p95} at p95`);
}

/**
 * A minute of a busy hub.
 * @param {string} url
 * @param {import('../bench/server/household.mjs').Person[]} people
 * @param {number} pid of the server
 */
async function measureLoad(url, people, pid) {
  const streams = [];
  for (let index = 0; index < STREAMS; index += 1) {
    const { token = '' } = people[index % people.length] ?? {};
    const collection = collections[Math.floor(index / people.length) % collections.length] ?? '';
    streams.push(await openStream(url, token, collection));
  }
  say(`${RATE.perSecond} requests a second for ${RATE.seconds} s, beside ${STREAMS} live streams…`);
  const memory = watchMemory(pid);
  const { times, refused } = await press(RATE, (index) => sendOfMix(url, people, index));
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
 * Measures the memory of a program every second.
 * @param {number} pid
 */
function watchMemory(pid) {
  let peak = 0;
  const look = async () => {
    peak = Math.max(peak, await memoryOf(pid));
  };
  const timer = setInterval(() => void look(), 1000);
  return {
    /** @returns {Promise<number>} the peak, in MB */
    async stop() {
      clearInterval(timer);
      await look();
      return peak;
    },
  };
}
