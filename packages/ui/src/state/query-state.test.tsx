import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { QueryState, type QueryLike } from './query-state';

const refetch = vi.fn();
const error = new Error('The hub could not be reached.');

function show(query: Omit<QueryLike<string[]>, 'refetch'>) {
  render(
    <QueryState query={{ ...query, refetch }} empty={<p>No people found</p>}>
      {(people) => <p>{people.join(', ')}</p>}
    </QueryState>,
  );
}

describe('QueryState', () => {
  it('holds the place while it waits', () => {
    show({ data: undefined, error: null });
    expect(screen.getByRole('status').textContent).toBe('Loading...');
  });

  it('says what went wrong and tries again', async () => {
    show({ data: undefined, error });
    expect(screen.getByRole('alert').textContent).toContain('The hub could not be reached.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it.each([
    ['the failure', undefined],
    ['what it has', ['Mei']],
  ])('keeps %s in sight while it is tried again, and asks no second time', async (_, data) => {
    refetch.mockClear();
    show({ data, error, isRetrying: true });
    const again = screen.getByRole('button', { name: 'Try again' });
    expect(again.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(again);
    expect(refetch).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toContain('The hub could not be reached.');
  });

  it('says that there is nothing', () => {
    show({ data: [], error: null });
    expect(screen.getByText('No people found')).toBeDefined();
  });

  it('shows what there is, and no more', () => {
    show({ data: ['Adam', 'Mei'], error: null });
    expect(screen.getByText('Adam, Mei')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('keeps what it has when a later load fails, and says so', () => {
    show({ data: ['Adam', 'Mei'], error });
    expect(screen.getByText('Adam, Mei')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain('This may be out of date.');
  });

  it('leaves it to the shell to say that the hub can’t be reached', () => {
    show({ data: ['Adam', 'Mei'], error: Object.assign(new Error('Away.'), { kind: 'offline' }) });
    expect(screen.getByText('Adam, Mei')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  describe('with what is loaded apart', () => {
    const retryPart = vi.fn();
    const showWith = (failure: Error | null, part: Omit<QueryLike<unknown>, 'refetch'>) =>
      render(
        <QueryState
          query={{ data: ['Adam', 'Mei'], error: failure, refetch }}
          parts={[
            { query: { ...part, refetch: retryPart }, failedToLoad: 'Their progress could not be loaded.' },
          ]}
        >
          {(people) => <p>{people.join(', ')}</p>}
        </QueryState>,
      );

    it('says what of it could not be loaded, and tries that again alone', async () => {
      refetch.mockClear();
      retryPart.mockClear();
      showWith(null, { data: undefined, error: new Error('Too many requests.') });
      const alert = screen.getByRole('alert');
      expect(alert.textContent).toBe('Their progress could not be loaded. Too many requests.Try again');
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect([refetch.mock.calls.length, retryPart.mock.calls.length]).toEqual([0, 1]);
    });

    it('says one failure alone, and tries again all that failed', async () => {
      refetch.mockClear();
      retryPart.mockClear();
      showWith(error, { data: undefined, error });
      expect(screen.getByRole('alert').textContent).toContain('This may be out of date.');
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect([refetch.mock.calls.length, retryPart.mock.calls.length]).toEqual([1, 1]);
    });

    it('says that what stands there may be old, and leaves the rest to the shell', () => {
      showWith(Object.assign(new Error('Away.'), { kind: 'offline' }), { data: 1, error });
      expect(screen.getByRole('alert').textContent).toContain('This may be out of date.');
    });
  });

  describe('of a record that is not there', () => {
    const gone = Object.assign(new Error('This is no longer here.'), { kind: 'not-found' });
    const showRecord = (data: string | undefined, failure: Error) =>
      render(
        <MemoryRouter>
          <QueryState
            query={{ data, error: failure, refetch }}
            failedToLoad="Failed to load."
            missing={{ label: 'Go to Expiry', to: '/expiry' }}
          >
            {(name) => <p>{name}</p>}
          </QueryState>
        </MemoryRouter>,
      );

    it('offers the way to its list instead of another try', () => {
      showRecord(undefined, gone);
      expect(screen.getByRole('alert').textContent).toMatch(/^This is no longer here\./);
      expect(screen.getByRole('link', { name: 'Go to Expiry' }).getAttribute('href')).toBe('/expiry');
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    });

    it('does not show what there was of it', () => {
      showRecord('Passport', gone);
      expect(screen.queryByText('Passport')).toBeNull();
      expect(screen.getByRole('link', { name: 'Go to Expiry' })).toBeDefined();
    });

    it('tries again when it is something else that failed', () => {
      showRecord(undefined, error);
      expect(screen.getByRole('alert').textContent).toMatch(
        /^Failed to load\. The hub could not be reached\./,
      );
      expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
      expect(screen.queryByRole('link')).toBeNull();
    });
  });

  it('asks the caller what counts as empty', () => {
    render(
      <QueryState
        query={{ data: { total: 0 }, error: null, refetch }}
        isEmpty={({ total }) => total === 0}
        empty={<p>Nothing expired</p>}
      >
        {({ total }) => <p>{total}</p>}
      </QueryState>,
    );
    expect(screen.getByText('Nothing expired')).toBeDefined();
  });

  it('takes another place-holder', () => {
    render(
      <QueryState query={{ data: undefined, error: null, refetch }} loading={<p>One moment</p>}>
        {() => null}
      </QueryState>,
    );
    expect(screen.getByText('One moment')).toBeDefined();
  });
});
