import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { unsavedLoss, useUnsavedWork } from './unsaved-work';

function Form({ isUnsaved, loss }: { isUnsaved: boolean; loss?: string }) {
  useUnsavedWork(() => isUnsaved, loss === undefined ? {} : { loss });
  return null;
}

it('asks what a form says now, and no form that is gone', () => {
  const { rerender, unmount } = render(<Form isUnsaved />);
  expect(unsavedLoss()).toBe('What you typed will be lost.');
  rerender(<Form isUnsaved={false} />);
  expect(unsavedLoss()).toBeNull();
  rerender(<Form isUnsaved />);
  unmount();
  expect(unsavedLoss()).toBeNull();
});

it('says what would be lost in the words of the form that would lose it', () => {
  render(
    <>
      <Form isUnsaved={false} loss="Nothing of this." />
      <Form isUnsaved loss="The pictures will be lost." />
    </>,
  );
  expect(unsavedLoss()).toBe('The pictures will be lost.');
});
