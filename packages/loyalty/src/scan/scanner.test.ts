import { describe, expect, it, vi } from 'vitest';
import type { Answer, Question } from './protocol';
import type { Found } from './read';
import { NOT_LOADED, openScanner } from './scanner';

const CODE: Found = { type: 'qrcode', code: '7', meaning: '7', encoding: '' };

/** A fake worker that answers with these results when the test allows it. */
class FakeWorker extends EventTarget {
  readonly asked: Question['task'][] = [];
  terminate = vi.fn();

  constructor(readonly answer: (question: Question) => Answer = () => ({ found: [CODE] })) {
    super();
  }

  postMessage(question: Question) {
    this.asked.push(question.task);
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: this.answer(question) })));
  }
}

const program = () => Promise.resolve(new ArrayBuffer(8));
const file = new Blob(['picture']);
const open = (worker: FakeWorker, fetchReader = program) =>
  openScanner(() => worker as unknown as Worker, fetchReader);

describe('the scanner', () => {
  it('loads its reader with the first picture, once', async () => {
    const fetchReader = vi.fn(program);
    const worker = new FakeWorker();
    const scanner = open(worker, fetchReader);
    expect(fetchReader).not.toHaveBeenCalled();
    await Promise.all([scanner.readPicture(file), scanner.readPicture(file)]);
    expect(fetchReader).toHaveBeenCalledOnce();
    expect(worker.asked).toEqual(['start', 'picture', 'picture']);
  });

  it('says why a picture gives nothing, and reads the next one', async () => {
    const answers: Answer[] = [{ found: [] }, { problem: 'No code.', cause: '' }, { found: [CODE] }];
    const scanner = open(new FakeWorker(() => answers.shift() ?? { found: [] }));
    await expect(scanner.readPicture(file)).rejects.toThrow('No code.');
    await expect(scanner.readPicture(file)).resolves.toEqual([CODE]);
  });

  it('says that its reader can’t be loaded, and tries again with the next picture', async () => {
    const fetchReader = vi.fn(program).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const scanner = open(new FakeWorker(), fetchReader);
    await expect(scanner.readPicture(file)).rejects.toThrow(NOT_LOADED);
    await expect(scanner.readPicture(file)).resolves.toEqual([CODE]);
  });

  it('ends its worker, and starts none to do so', async () => {
    const worker = new FakeWorker();
    const scanner = open(worker);
    scanner.close();
    await scanner.readPicture(file);
    scanner.close();
    await vi.waitFor(() => expect(worker.terminate).toHaveBeenCalledOnce());
  });
});
