import { expect, it } from 'vitest';
import { choosable, previewOf, touched } from './preview';

const row = (title: string, line: number | null = null) => ({
  title,
  line,
  values: { name: title, note: 'A' },
});

it('leaves out what the person has changed in the hub, until they tick it', () => {
  const changes = [{ field: 'note', from: 'B', to: 'A' }];
  const outcomes = [
    { status: 'new', id: 'b' } as const,
    ...[true, false].map((isTouched) => ({ status: 'changed', id: 'a', changes, isTouched }) as const),
  ];
  expect(touched(outcomes)).toEqual([1]);
  const rows = ['New', 'Mine', 'Other'].map((title) => row(title));
  const preview = previewOf({ note: { label: 'Note' } }, { rows, problems: [] }, outcomes);
  expect(preview.changed.map(({ detail }) => detail)).toEqual([
    'You changed this in the hub: it stays as it is unless you tick it. Note A, here B',
    'Note A, here B',
  ]);
});

it('puts all that a file holds into four groups', () => {
  const rows = [row('New'), row('Here'), row('Refused', 4), row('Changed')];
  const preview = previewOf(
    { name: { label: 'Name' }, note: { label: 'Note' } },
    { rows, problems: [{ title: 'Unread', line: 7, reason: 'There is no name.' }] },
    [
      { status: 'new', id: 'a' },
      { status: 'here', id: 'b' },
      { status: 'refused', problems: { name: 'Too long.' } },
      { status: 'changed', id: 'c', changes: [{ field: 'note', from: 'B', to: 'A' }], isTouched: false },
    ],
  );
  expect(preview).toEqual({
    refused: [
      { at: null, title: 'Unread', detail: 'Line 7: There is no name.' },
      { at: 2, title: 'Refused', detail: 'Line 4: Name: Too long.' },
    ],
    changed: [{ at: 3, title: 'Changed', detail: 'Note A, here B' }],
    added: [{ at: 0, title: 'New', detail: 'A' }],
    here: [{ at: 1, title: 'Here', detail: 'The same in every field' }],
  });
  expect(choosable(preview)).toEqual([3, 0]);
});
