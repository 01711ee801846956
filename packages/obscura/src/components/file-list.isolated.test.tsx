import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ListedFile } from '../model/listed-files';
import { FIRST_OPTIONS } from '../model/options';
import { PHOTO, sampleFile } from '../testing';
import { FileList } from './file-list';

const drawn = vi.hoisted(() => vi.fn<(name: string) => void>());
vi.mock('./file-name', () => ({
  FileName: ({ name }: { name: string }) => {
    drawn(name);
    return name;
  },
}));

const entries = Array.from({ length: 100 }, (_, id): ListedFile => ({
  id,
  file: sampleFile(`${id}.pdf`, 'pdf'),
  kind: 'pdf',
  report: PHOTO,
  step: { at: 'waiting', earlier: null },
}));

const listOf = (shown: readonly ListedFile[]) => (
  <FileList
    entries={shown}
    options={FIRST_OPTIONS}
    onRemove={() => undefined}
    onSave={() => undefined}
    onShare={undefined}
  />
);

beforeEach(() => {
  drawn.mockClear();
});

it('draws the row of the file that goes on, and no other', () => {
  const { rerender } = render(listOf(entries), { wrapper: MemoryRouter });
  expect(drawn).toHaveBeenCalledTimes(100);
  drawn.mockClear();
  rerender(
    listOf(entries.with(7, { ...entries[7]!, step: { at: 'processing', share: 0.4, earlier: null } })),
  );
  expect(drawn.mock.calls).toEqual([['7.pdf']]);
});

it('draws of many files those near the window alone', async () => {
  const many = [...entries, ...entries.map((entry) => ({ ...entry, id: entry.id + entries.length }))];
  const { rerender } = render(listOf(entries.slice(0, 2)), { wrapper: MemoryRouter });
  drawn.mockClear();
  await act(async () => {
    rerender(listOf(many));
    await vi.dynamicImportSettled();
  });
  expect(new Set(drawn.mock.calls.flat()).size).toBeLessThan(30);
});

it('gives a row’s buttons what they do now', () => {
  const [first, later] = [vi.fn(), vi.fn()];
  const listWith = (onRemove: () => void) => (
    <FileList
      entries={entries.slice(0, 1)}
      options={FIRST_OPTIONS}
      onRemove={onRemove}
      onSave={vi.fn()}
      onShare={undefined}
    />
  );
  const { rerender, getByRole } = render(listWith(first), { wrapper: MemoryRouter });
  rerender(listWith(later));
  getByRole('button', { name: 'Remove file' }).click();
  expect(first).not.toHaveBeenCalled();
  expect(later).toHaveBeenCalledWith(entries[0]);
});
