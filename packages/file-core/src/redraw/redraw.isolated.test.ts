import { beforeEach, expect, it, vi } from 'vitest';
import { redrawn } from './redraw';

const steps: string[] = [];

vi.mock('../picture/read-back', () => ({ canvasReadsTrue: () => true }));
vi.mock('./pdfjs', () => ({
  getDocument: () => {
    steps.push('opens');
    return { promise: Promise.resolve({ numPages: 2, getPage }), destroy: () => Promise.resolve() };
  },
}));

function getPage(number: number) {
  steps.push(`page ${number}`);
  return Promise.reject(new Error('No page'));
}

beforeEach(() => {
  vi.stubGlobal('OffscreenCanvas', Object);
});

it('says how it fails before it opens the file, and before it reads a page', async () => {
  const run = { begin: (problem: string) => void steps.push(problem), reach: vi.fn() };
  const work = redrawn(new Uint8Array(), { sharpness: 150, hasText: false }, run);
  await expect(work).rejects.toThrow('Page 1 can’t be drawn here as other programs show it.');
  expect(steps).toEqual([
    'Its pages can’t be drawn here. Without “Redraw pages”, this file can be cleaned.',
    'opens',
    'Page 1 can’t be drawn here as other programs show it. Without “Redraw pages”, this file can be cleaned.',
    'page 1',
  ]);
});
