import { OutboxContext } from '@hub/tool-kit';
import type { Outbox } from '@hub/tool-kit/outbox';
import { renderRoutes } from '@hub/tool-kit/testing/page';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NotInFiles } from './not-in-files';

/** An outbox with so many changes, of which another release of the hub has made some. */
function outboxWith(waiting: number, unreadable: number): Outbox {
  const [all, others] = [Array<object>(waiting).fill({}), Array<object>(unreadable).fill({})];
  return {
    waiting: { subscribe: () => () => undefined, all: () => all, unreadable: () => others },
  } as unknown as Outbox;
}

function open(outbox: Outbox | null) {
  const element = (
    <OutboxContext value={outbox}>
      <NotInFiles />
    </OutboxContext>
  );
  renderRoutes([{ path: '/', element }], { at: '/' });
}

it.each([
  [1, 0, '1 change on this device is not saved yet, and will be missing from a file that you make now.'],
  [2, 1, '3 changes on this device are not saved yet, and will be missing from a file that you make now.'],
])('says that %i changes, and %i of another release, are in no file', (waiting, unreadable, sentence) => {
  open(outboxWith(waiting, unreadable));
  expect(screen.getByText(sentence, { exact: false })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Show' }).getAttribute('href')).toBe('/account');
});

it('says nothing where everything is saved', () => {
  open(outboxWith(0, 0));
  expect(screen.queryByText(/not saved yet/)).toBeNull();
});
