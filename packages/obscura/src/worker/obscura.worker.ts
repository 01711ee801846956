import { FAILED, FileProblem, type Kind, UNREADABLE } from '@hub/file-core';
import { clean, type CleanRun } from '@hub/file-core/clean';
import { inspect } from '@hub/file-core/inspect';
import {
  type Answer,
  type CleanFile,
  NOT_LOADED,
  type Question,
  type TaskName,
  type Tasks,
} from './protocol';

const TYPES: Readonly<Record<Kind, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
};

function say(answer: Answer): void {
  self.postMessage(answer);
}

async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    throw new FileProblem(UNREADABLE, { cause });
  }
}

const drawPages: NonNullable<CleanRun['drawPages']> = async (...how) =>
  (await import('@hub/file-core/redraw')).redrawn(...how);

async function cleanFile({ file, options, before }: Tasks['clean']['needs']): Promise<CleanFile> {
  const onProgress = (share: number) => say({ type: 'progress', share });
  const onStep = (problem: string) => say({ type: 'step', problem });
  const run = { before, onProgress, drawPages, onStep };
  const { bytes, after, stripped } = await clean(await bytesOf(file), options, run);
  return { file: new Blob([bytes as Uint8Array<ArrayBuffer>], { type: TYPES[after.kind] }), after, stripped };
}

async function answer(question: Question): Promise<Tasks[TaskName]['gives']> {
  switch (question.task) {
    case 'inspect':
      return inspect(await bytesOf(question.file));
    case 'clean':
      return cleanFile(question);
    case 'pack':
      return (await import('./pack')).pack(question.files);
  }
}

/** The messages of Chromium, Firefox and Safari when a part of the code can't be loaded. */
const LOST_CHUNK = /dynamically imported module|importing a module script failed/i;

function failureOf(error: unknown): Answer {
  if (error instanceof FileProblem)
    return { type: 'failed', problem: error.message, cause: String(error.cause) };
  const problem = LOST_CHUNK.test(String(error)) ? NOT_LOADED : FAILED;
  return { type: 'failed', problem, cause: String(error) };
}

async function work({ data }: MessageEvent<Question>): Promise<void> {
  try {
    say({ type: 'done', result: await answer(data) });
  } catch (error) {
    say(failureOf(error));
  }
}

self.addEventListener('message', (event: MessageEvent<Question>) => void work(event));
say({ type: 'ready' });
