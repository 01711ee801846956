import { describe, expect, it } from 'vitest';
import { HEADERS } from '../test/picture-file';
import { documentHeaders, documentProblem } from './document';

const bytes = (text: string) => [...text].map((char) => char.charCodeAt(0));
const PDF = bytes('%PDF-1.7\n');
const picture = (kind: keyof typeof HEADERS) => HEADERS[kind]?.[1](8, 8) ?? [];
const PNG = picture('PNG');
const problem = (name: string, content: readonly number[]) =>
  documentProblem(name, (at, length) => content.slice(at, at + length));
const KIND = 'Only PDF files and pictures (JPEG, PNG, WebP, GIF, HEIC) can be kept.';
const CONTENT = 'The file is not what its name says: only real PDF files and pictures can be kept.';

describe('documentProblem', () => {
  it.each([
    ['passport.pdf', PDF],
    ['PASSPORT.PDF', PDF],
    ['passport.pdf', bytes('\xEF\xBB\xBF\n%PDF-1.4')],
    ['scan.png', PNG],
    ['scan.jpg', picture('JPEG')],
    ['scan.jpeg', picture('progressive JPEG')],
    ['scan.jfif', picture('JPEG')],
    ['scan.webp', picture('lossy WebP')],
    ['scan.gif', picture('GIF')],
    ['scan.heic', picture('HEIC')],
  ])('takes %s', (name, head) => {
    expect(problem(name, head)).toBeNull();
  });

  it.each([
    ['x.js', bytes('/*%PDF-1.4 */alert(1)'), KIND],
    ['x.svg', bytes('<svg'), KIND],
    ['x.html', PDF, KIND],
    ['passport', PDF, KIND],
    ['passport.pdf.exe', PDF, KIND],
    ['x.png', bytes('<svg xmlns="http://www.w3.org/2000/svg">'), CONTENT],
    ['x.png', bytes('<html>'), CONTENT],
    ['x.pdf', bytes('<html>%PDF-1.4'), CONTENT],
    ['x.png', [], CONTENT],
    ['x.webp', bytes('RIFF\x00\x00\x00\x00WAVE'), CONTENT],
    ['x.heic', bytes('\x00\x00\x00\x18ftypisom'), CONTENT],
  ])('refuses %s', (name, head, sentence) => {
    expect(problem(name, head)).toBe(sentence);
  });
});

it.each([
  ['x.pdf', PNG, 'a PNG picture', '.png'],
  ['x.png', PDF, 'a PDF', '.pdf'],
  ['x.jpg', picture('lossy WebP'), 'a WebP picture', '.webp'],
  ['x.jpg', picture('HEIC'), 'a HEIC picture', '.heic'],
])('documentProblem says of %s what it is, and which name helps', (name, head, kind, ending) => {
  expect(problem(name, head)).toBe(
    `The file is ${kind}, but its name says otherwise. Rename it so that it ends in ${ending}.`,
  );
});

describe('documentHeaders', () => {
  it('shows a PDF under the name that it came with, and lets nobody keep it', () => {
    expect(documentHeaders('p_ss_1a2b.pdf', 'Päss "1"/2.pdf')).toMatchObject({
      'Cache-Control': 'private, no-store',
      'Content-Type': 'application/pdf',
      'Content-Disposition': "inline; filename*=UTF-8''P%C3%A4ss%2012.pdf",
    });
  });

  it('downloads what browsers can’t show', () => {
    expect(documentHeaders('scan_1a2b.heic', '')).toMatchObject({
      'Content-Type': 'image/heic',
      'Content-Disposition': "attachment; filename*=UTF-8''document.heic",
    });
  });

  it('never serves another kind as itself, nor under another kind’s name', () => {
    expect(documentHeaders('old.js', 'old.js')).toMatchObject({
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': "attachment; filename*=UTF-8''old.js",
    });
    expect(documentHeaders('scan.png', 'scan.html')['Content-Disposition']).toBe(
      "inline; filename*=UTF-8''document.png",
    );
  });
});
