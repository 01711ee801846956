// @vitest-environment happy-dom
import { storeText, storeTypedText } from '@hub/auth';
import { beforeEach, expect, it } from 'vitest';
import { draftsInWords } from './drafts-in-words';

const MEI = 'mei000000000000';

beforeEach(() => localStorage.clear());

it('counts the drafts of each kind, and none of other people', () => {
  for (const name of ['form.expiry.item1', 'result.one.two', 'form.loyalty.new', 'result.one.three'])
    storeTypedText(MEI, name, 'typed');
  storeTypedText('adam00000000000', 'form.loyalty.new', 'typed');
  expect(draftsInWords(MEI)).toBe('1 card, 2 results and 1 document');
});

it('also counts drafts that no tool names', () => {
  storeTypedText(MEI, 'form.loyalty.new', 'typed');
  storeTypedText(MEI, 'of an older version', 'typed');
  expect(draftsInWords(MEI)).toBe('1 card and 1 other draft');
});

it('says nothing if everything is saved', () => {
  storeText(MEI, 'first-home', 'hidden');
  expect(draftsInWords(MEI)).toBeNull();
});
