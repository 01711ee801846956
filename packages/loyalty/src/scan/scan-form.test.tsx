import { storeTypedText } from '@hub/auth';
import { SignedIn } from '@hub/auth/testing';
import { keepFormDraft, keptFormDraft } from '@hub/tool-kit';
import { SAMPLE_PERSON } from '@hub/tool-kit/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { loyaltyPaths } from '../paths';
import { useScanForm } from './scan-form';

const found = { type: 'barcode', code: '4410', meaning: '4410', encoding: '' } as const;
const form = { collection: 'loyalty', personId: SAMPLE_PERSON, part: 'new' } as const;

/** A scanner whose button reads a code. */
function Scanner() {
  const { back, fill } = useScanForm();
  return (
    <>
      <output>{back}</output>
      <button onClick={() => fill(found, null)}>Read</button>
    </>
  );
}

/** Opens a scanner as after a reload, when a new card's form had opened it. */
function reload() {
  const routes = [
    {
      path: loyaltyPaths.scan,
      element: (
        <SignedIn>
          <Scanner />
        </SignedIn>
      ),
    },
    { path: loyaltyPaths.add, element: <p>Form</p> },
  ];
  const scanner = { pathname: loyaltyPaths.scan, state: { isFromForm: true } };
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [scanner] })} />);
}

async function read() {
  fireEvent.click(screen.getByRole('button', { name: 'Read' }));
  await screen.findByText('Form');
  return keptFormDraft(form);
}

/** Stores the draft of a new card on the device. */
function storeDraft(draftId: string) {
  const stored = { opened: null, draft: { name: 'City Grocer' }, files: [] };
  storeTypedText(SAMPLE_PERSON, `form.loyalty.new~${draftId}`, JSON.stringify(stored));
}

afterEach(() => {
  keepFormDraft(form, null);
  Reflect.deleteProperty(navigator, 'locks');
});

describe('what is read after a reload', () => {
  it('does not go into a draft that another open window has', async () => {
    storeDraft('draft0000000001');
    let isAsked = false;
    const request = (_: string, __: object, work: (lock: null) => unknown) => {
      isAsked = true;
      return Promise.resolve(work(null));
    };
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    reload();
    await waitFor(() => expect(isAsked).toBe(true));
    const kept = await read();
    expect(kept).toMatchObject({ draft: { name: '', cardId: '4410' } });
    expect(kept).not.toHaveProperty('draftId');
  });

  it('goes into the draft of the new card', async () => {
    storeDraft('draft0000000002');
    reload();
    await screen.findByText(loyaltyPaths.add);
    expect(await read()).toMatchObject({
      draft: { name: 'City Grocer', cardId: '4410' },
      draftId: 'draft0000000002',
    });
  });
});
