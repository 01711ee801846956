import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CONTRACT, sampleFile } from '../testing';
import { button, choose, openObscura, PHOTO_FILE, process } from '../testing/open-obscura';

describe('redrawing', () => {
  it('is offered for PDFs, says what it costs, and goes as it is chosen', async () => {
    const view = openObscura();
    await choose(view, PHOTO_FILE);
    await screen.findByRole('region', { name: '14 private details found' });
    expect(screen.queryByLabelText('Redraw pages')).toBeNull();
    await view.user.click(await button('Remove file'));
    await choose(view, sampleFile('Rental contract.pdf', 'pdf'));
    await view.user.click(await screen.findByLabelText('Redraw pages'));
    expect(screen.getByText(/^Its pages become pictures: links, the outline, form fields/)).toBeTruthy();
    expect(screen.getByText(/^Only text that is certainly visible can still/)).toBeTruthy();
    await view.user.click(screen.getByRole('radio', { name: '200' }));
    await view.user.click(screen.getByLabelText('Keep text that can be searched'));
    expect(screen.getByText('Its text can no longer be searched, copied or read aloud.')).toBeTruthy();
    await process(view);
    await screen.findByText('Nothing private is left');
    expect(view.clean.mock.calls[0]![1].options.redraw).toEqual({ sharpness: 200, hasText: false });
  });

  it('is pointed out where something hidden stays', async () => {
    const warnings = ['Layers in it are switched off: what they hold is hidden, but stays.'];
    const view = openObscura({ inspect: () => Promise.resolve({ ...CONTRACT, warnings }) });
    await choose(view, sampleFile('Rental contract.pdf', 'pdf'));
    await view.user.click(await button('Redraw pages as pictures'));
    expect(screen.getByLabelText('Redraw pages')).toHaveProperty('checked', true);
    expect(document.activeElement?.textContent).toBe('Options');
    expect(screen.queryByText(warnings[0]!)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Redraw pages as pictures' })).toBeNull();
  });

  it('is pointed out for a signature, which is lost all the same, and for data that is not known', async () => {
    const warnings = [
      'Its signature will no longer be valid: it is removed, but its picture on the page stays.',
    ];
    const details = [{ topic: 'more', label: 'Private data', value: 'XX_Own (document)' }] as const;
    const view = openObscura({ inspect: () => Promise.resolve({ ...CONTRACT, warnings, details }) });
    await choose(view, sampleFile('Rental contract.pdf', 'pdf'));
    expect(
      await screen.findByText(/^A signed PDF loses its signature when it is cleaned, and when/),
    ).toBeTruthy();
    expect(screen.getByText(/^A PDF contains data that Obscura does not know\./)).toBeTruthy();
    expect(screen.queryByText(/^What is hidden in a PDF/)).toBeNull();
    await view.user.click(await button('Redraw pages as pictures'));
    expect(screen.getByText(warnings[0]!)).toBeTruthy();
  });
});
