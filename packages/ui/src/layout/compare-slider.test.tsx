import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CompareSlider } from './compare-slider';

it('shows the second picture from the place on where the slider stands, and says where that is', () => {
  render(
    <CompareSlider
      label="Compare"
      before={{ picture: 'first', caption: '14 Aug' }}
      after={{ picture: 'second', caption: '14 Nov' }}
    />,
  );
  const slider = screen.getByRole('slider', { name: 'Compare' });
  const second = screen.getByText('second');
  expect(second.style.clipPath).toBe('inset(0 0 0 50%)');
  fireEvent.change(slider, { target: { value: '20' } });
  expect(second.style.clipPath).toBe('inset(0 0 0 20%)');
  expect(slider.getAttribute('aria-valuetext')).toBe('14 Aug up to 20%');
});
