import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hasUnsavedWork, useUnsavedWork } from './unsaved-work';

function Form({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsavedWork(() => isUnsaved);
  return null;
}

it('asks what a form says now, and no form that is gone', () => {
  const { rerender, unmount } = render(<Form isUnsaved />);
  expect(hasUnsavedWork()).toBe(true);
  rerender(<Form isUnsaved={false} />);
  expect(hasUnsavedWork()).toBe(false);
  rerender(<Form isUnsaved />);
  unmount();
  expect(hasUnsavedWork()).toBe(false);
});
