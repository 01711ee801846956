import { expiryLimits } from '@hub/pb-client';
import { expect, it } from 'vitest';
import { documentProblem, isPicture } from './document';

it.each(['scan.pdf', 'Scan.JPG', 'x.jpeg', 'x.jfif', 'x.png', 'x.webp', 'x.gif', 'x.heic'])(
  'takes %s',
  (name) => {
    expect(documentProblem({ name, size: 1 })).toBeUndefined();
  },
);

it.each(['scan.svg', 'scan.html', 'scan.pdf.exe', 'pdf'])('refuses %s', (name) => {
  expect(documentProblem({ name, size: 1 })).toBe('Choose an image (JPEG, PNG, WebP or GIF) or a PDF.');
});

it('takes exactly 20 MB and not a byte more', () => {
  expect(documentProblem({ name: 'a.pdf', size: expiryLimits.document })).toBeUndefined();
  expect(documentProblem({ name: 'a.pdf', size: expiryLimits.document + 1 })).toBe(
    'This file is larger than 20 MB. Choose a smaller one.',
  );
});

it('refuses an empty file, which the server would too', () => {
  expect(documentProblem({ name: 'a.pdf', size: 0 })).toBe('This file is empty.');
});

it('knows pictures from PDF', () => {
  expect(isPicture('a.PNG')).toBe(true);
  expect(isPicture('a.pdf')).toBe(false);
});
