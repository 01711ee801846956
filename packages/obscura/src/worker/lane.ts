import { FAILED, FileProblem } from '@hub/file-core';
import { type Answer, NOT_LOADED, type Question } from './protocol';

/**
 * The longest time for a step of redrawing, in milliseconds; no ordinary page takes a tenth of it. It is measured outside of
 * the worker, which is too busy to notice that it takes too long.
 */
export const STEP_MS = 60_000;

type OnProgress = ((share: number) => void) | undefined;

/**
 * Sends a question to an idle worker. Rejects if the question fails, a step of it takes too long, the worker breaks, or
 * `signal` aborts.
 */
function ask(worker: Worker, question: Question, signal: AbortSignal, onProgress: OnProgress) {
  const over = new AbortController();
  let limit: ReturnType<typeof setTimeout> | undefined;
  const answer = new Promise<unknown>((resolve, reject) => {
    let isLoaded = false;
    const hear = ({ data }: MessageEvent<Answer>) => {
      isLoaded = true;
      clearTimeout(limit);
      if (data.type === 'progress') onProgress?.(data.share);
      else if (data.type === 'step') limit = setTimeout(() => reject(tooSlow(data.problem)), STEP_MS);
      else if (data.type === 'done') resolve(data.result);
      else if (data.type === 'failed') reject(new FileProblem(data.problem, { cause: data.cause }));
    };
    const stumble = (event: ErrorEvent) => {
      event.preventDefault();
      reject(new FileProblem(isLoaded ? FAILED : NOT_LOADED, { cause: event.message }));
    };
    worker.addEventListener('message', hear, over);
    worker.addEventListener('error', stumble, over);
    signal.addEventListener('abort', () => reject(signal.reason as Error), over);
    worker.postMessage(question);
  });
  return answer.finally(() => {
    over.abort();
    clearTimeout(limit);
  });
}

const tooSlow = (problem: string) =>
  new FileProblem(problem, { cause: `It took longer than ${STEP_MS} ms.` });

/** A place for one worker, which gets one question at a time. */
export interface Lane {
  /** The first question starts the worker; one that fails or is cancelled ends it, with all of its data. */
  answer: (question: Question, signal: AbortSignal, onProgress: OnProgress) => Promise<unknown>;
  /** Ends the worker and frees its memory. */
  end: () => void;
}

export function openLane(start: () => Worker): Lane {
  let worker: Worker | undefined;

  function end() {
    worker?.terminate();
    worker = undefined;
  }

  async function answer(question: Question, signal: AbortSignal, onProgress: OnProgress) {
    signal.throwIfAborted();
    worker ??= start();
    try {
      return await ask(worker, question, signal, onProgress);
    } catch (error) {
      end();
      throw error;
    }
  }

  return { answer, end };
}
