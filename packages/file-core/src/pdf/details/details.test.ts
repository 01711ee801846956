import { expect, it } from 'vitest';
import { documentOf } from '../../testing/pdf-parts';
import { pdfs } from '../../testing/pdfs';
import { pdf } from '../../testing/formats';

async function reportOf(name: string) {
  const { details, ...rest } = await pdf.inspect(await pdfs.find((each) => each.name === name)!.make());
  return { ...rest, details: details.map(({ topic, label, value }) => [topic, label, value]) };
}

it('tells what document information says', async () => {
  expect((await reportOf('document information')).details).toEqual([
    ['more', 'Title', 'SECRET-info-title'],
    ['who', 'Author', 'SECRET-info-author'],
    ['more', 'Subject', 'SECRET-info-subject'],
    ['more', 'Keywords', 'SECRET-info-keywords'],
    ['device', 'PDF made with', 'SECRET-info-producer'],
    ['device', 'Written with', 'SECRET-info-creator'],
    ['when', 'Created', { date: '2026-11-14', time: '18:32:07', offset: '+08:00' }],
    ['when', 'Changed', { date: '2026-11-15' }],
    ['who', 'Company', 'SECRET-info-company'],
    ['more', 'File number', '0123456789abcdef'],
  ]);
});

it('names a signature, files and protection as lost before they are', async () => {
  const signed = await reportOf('signature');
  expect(signed.warnings).toEqual([
    'Its signature will no longer be valid: it goes, and its picture on the page stays.',
  ]);
  expect(signed.details).toContainEqual(['who', 'Signed by', 'SECRET-sign-name']);
  expect(signed.details).toContainEqual(['where', 'Signed in', 'SECRET-sign-place']);
  const attached = await reportOf('attached files');
  expect(attached.warnings).toEqual(['The files attached to it go, too.']);
  expect(attached.details).toContainEqual(['more', 'Attached file', 'SECRET-file-of-a-page']);
  expect((await reportOf('encrypted with AES of 256 bits, opens without a password')).warnings).toEqual([
    'It will no longer be protected: anyone may copy, print and change it.',
  ]);
});

it('tells who made comments, and that their texts stay', async () => {
  const { details, kept } = await reportOf('comments');
  expect(details).toContainEqual(['who', 'Comment by', 'SECRET-comment-author']);
  expect(details).toContainEqual(['when', 'Comment changed', { date: '2026-11-14' }]);
  expect(kept).toEqual(['texts of comments']);
});

it('tells of versions before the last one', async () => {
  expect((await reportOf('saved again')).details).toContainEqual([
    'edits',
    'Earlier versions',
    '1 is still in the file',
  ]);
  expect((await reportOf('for the web')).details.map(([, label]) => label)).not.toContain('Earlier versions');
});

it('cuts a long row of the same', async () => {
  const keys = Array.from({ length: 30 }, (_, index) => `/Own${index}(${index})`).join('');
  const { details } = await pdf.inspect(documentOf({ 1: `<</Type/Catalog/Pages 2 0 R${keys}>>` }));
  expect(details).toHaveLength(9);
  expect(details.at(-1)?.value).toBe('and 22 more');
});
