import { FileProblem } from '@hub/file-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PHOTO } from '../testing';
import { IDLE_MS, openCleaner } from './cleaner';
import { STEP_MS } from './lane';
import { type Answer, NOT_LOADED, type Question } from './protocol';

/** A worker whose answers come from the test. */
class FakeWorker extends EventTarget {
  readonly questions: Question[] = [];
  isEnded = false;

  postMessage(question: Question) {
    this.questions.push(question);
  }

  terminate() {
    this.isEnded = true;
  }

  say(answer: Answer) {
    this.dispatchEvent(new MessageEvent('message', { data: answer }));
  }

  /** As if its script were missing, or its memory exhausted. */
  break() {
    const event = Object.assign(new Event('error', { cancelable: true }), { message: 'broken' });
    this.dispatchEvent(event);
  }
}

const FILE = new Blob(['a file']);
const FOUND: Answer = { type: 'done', result: PHOTO };

let workers: FakeWorker[];

function openFakeCleaner(most = 1) {
  return openCleaner(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  }, most);
}

/** Waits until a question has reached the worker. */
async function asked(worker: () => FakeWorker | undefined, count = 1) {
  await vi.waitFor(() => expect(worker()?.questions).toHaveLength(count));
  return worker()!;
}

beforeEach(() => {
  workers = [];
});

describe('the cleaner', () => {
  it('starts a worker for the first file, and asks it one thing after another', async () => {
    const cleaner = openFakeCleaner();
    expect(workers).toHaveLength(0);
    const first = cleaner.inspect(FILE);
    const shares: number[] = [];
    const how = { options: { strip: true, resize: false, watermark: null }, before: PHOTO };
    const second = cleaner.clean(FILE, how, { onProgress: (share) => shares.push(share) });

    const worker = await asked(() => workers[0]);
    expect(worker.questions).toEqual([{ task: 'inspect', file: FILE }]);
    worker.say({ type: 'ready' });
    worker.say(FOUND);
    expect(await first).toBe(PHOTO);

    await asked(() => workers[0], 2);
    expect(worker.questions[1]).toEqual({ task: 'clean', file: FILE, ...how });
    worker.say({ type: 'progress', share: 0.5 });
    const result = { file: FILE, after: PHOTO, stripped: null };
    worker.say({ type: 'done', result });
    expect(await second).toBe(result);
    expect(shares).toEqual([0.5]);
    expect(workers).toHaveLength(1);
    cleaner.close();
  });

  it('says why a file can’t be cleaned, and cleans the next one in a new worker', async () => {
    const cleaner = openFakeCleaner();
    const failure = cleaner.inspect(FILE).catch((error: unknown) => error);
    const next = cleaner.inspect(FILE);
    (await asked(() => workers[0])).say({
      type: 'failed',
      problem: 'It needs a password.',
      cause: 'Encrypt',
    });
    expect(await failure).toEqual(new FileProblem('It needs a password.'));
    expect(((await failure) as Error).cause).toBe('Encrypt');
    expect(workers[0]!.isEnded).toBe(true);
    (await asked(() => workers[1])).say(FOUND);
    expect(await next).toBe(PHOTO);
    cleaner.close();
  });

  it.each([
    ['that is not there', [], NOT_LOADED],
    ['that breaks', [{ type: 'ready' }], 'Processing failed'],
  ] satisfies [string, Answer[], string][])('tells of a worker %s', async (_, said, problem) => {
    const cleaner = openFakeCleaner();
    const failure = cleaner.inspect(FILE).catch((error: unknown) => error);
    const worker = await asked(() => workers[0]);
    for (const answer of said) worker.say(answer);
    worker.break();
    expect(await failure).toEqual(new FileProblem(problem));
    cleaner.close();
  });

  it('gives a file up at once, with the worker, and one that waits before it is begun', async () => {
    const cleaner = openFakeCleaner();
    const first = new AbortController();
    const second = new AbortController();
    const running = cleaner.inspect(FILE, first);
    const waiting = cleaner.inspect(FILE, second);
    const last = cleaner.inspect(FILE);
    await asked(() => workers[0]);
    second.abort();
    first.abort();
    await expect(running).rejects.toBe(first.signal.reason);
    await expect(waiting).rejects.toBe(second.signal.reason);
    expect(workers[0]!.isEnded).toBe(true);
    (await asked(() => workers[1])).say(FOUND);
    expect(await last).toBe(PHOTO);
    expect(workers[1]!.questions).toHaveLength(1);
    cleaner.close();
  });

  it('gives up everything when it is closed, and can be used again', async () => {
    const cleaner = openFakeCleaner();
    const running = cleaner.inspect(FILE).catch(() => 'given up');
    const waiting = cleaner.inspect(FILE).catch(() => 'given up');
    await asked(() => workers[0]);
    cleaner.close();
    expect(await Promise.all([running, waiting])).toEqual(['given up', 'given up']);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
    const again = cleaner.inspect(FILE);
    (await asked(() => workers[1])).say(FOUND);
    expect(await again).toBe(PHOTO);
    cleaner.close();
  });
});

describe('several workers', () => {
  const askedSoFar = () => workers.map(({ questions }) => questions.length);

  it('share the files, each one at a time, in their order', async () => {
    const cleaner = openFakeCleaner(2);
    const reports = [1, 2, 3, 4].map(() => cleaner.inspect(FILE));
    expect(askedSoFar()).toEqual([1, 1]);
    workers[1]!.say(FOUND);
    await reports[1];
    await asked(() => workers[1], 2);
    workers[1]!.say(FOUND);
    await reports[2];
    await asked(() => workers[1], 3);
    expect(askedSoFar()).toEqual([1, 3]);
    for (const worker of workers) worker.say(FOUND);
    await Promise.all(reports);
    cleaner.close();
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true]);
  });

  it('are as many as files, and no more', async () => {
    const cleaner = openFakeCleaner(4);
    const report = cleaner.inspect(FILE);
    workers[0]!.say(FOUND);
    await report;
    const next = cleaner.inspect(FILE);
    await asked(() => workers[0], 2);
    workers[0]!.say(FOUND);
    await next;
    expect(workers).toHaveLength(1);
    cleaner.close();
  });

  it('hold no two large files at the same time', async () => {
    const cleaner = openFakeCleaner(2);
    const large = Object.defineProperty(new Blob(), 'size', { value: 200_000_000 });
    const [first, second] = [cleaner.inspect(large), cleaner.inspect(large)];
    expect(askedSoFar()).toEqual([1]);
    workers[0]!.say(FOUND);
    await first;
    await asked(() => workers[0], 2);
    workers[0]!.say(FOUND);
    await second;
    expect(workers).toHaveLength(1);
    cleaner.close();
  });
});

describe('a worker that has nothing to do', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('ends after a while, counted from its last file', async () => {
    vi.useFakeTimers();
    const cleaner = openFakeCleaner();
    const look = async (count: number) => {
      const report = cleaner.inspect(FILE);
      await vi.advanceTimersByTimeAsync(0);
      expect(workers[0]!.questions).toHaveLength(count);
      workers[0]!.say(FOUND);
      await report;
    };
    await look(1);
    await vi.advanceTimersByTimeAsync(IDLE_MS - 1);
    await look(2);
    await vi.advanceTimersByTimeAsync(IDLE_MS - 1);
    expect(workers[0]!.isEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(workers[0]!.isEnded).toBe(true);
  });
});

describe('a step of redrawing', () => {
  const OPENING = 'Its pages can’t be drawn here.';
  const options = { strip: true, resize: false, watermark: null };

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function redrawing() {
    const cleaner = openFakeCleaner();
    const work = cleaner.clean(FILE, { options, before: PHOTO });
    await vi.advanceTimersByTimeAsync(0);
    return { cleaner, work, worker: workers[0]! };
  }

  it('that takes longer than a minute is refused, and the worker ends, however busy it is', async () => {
    const { cleaner, work, worker } = await redrawing();
    const failure = work.catch((error: unknown) => error);
    worker.say({ type: 'step', problem: OPENING });
    await vi.advanceTimersByTimeAsync(STEP_MS - 1);
    expect(worker.isEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(worker.isEnded).toBe(true);
    expect(await failure).toEqual(new FileProblem(OPENING));
    cleaner.close();
  });

  it('has a minute of its own, and what follows the last one has none', async () => {
    const { cleaner, work, worker } = await redrawing();
    for (const problem of [OPENING, 'Page 1 can’t be drawn here.']) {
      worker.say({ type: 'step', problem });
      await vi.advanceTimersByTimeAsync(STEP_MS - 1);
    }
    worker.say({ type: 'progress', share: 0.9 });
    await vi.advanceTimersByTimeAsync(2 * STEP_MS);
    const result = { file: FILE, after: PHOTO, stripped: null };
    worker.say({ type: 'done', result });
    expect(await work).toBe(result);
    cleaner.close();
  });
});
