import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FileField } from './file-field';

const pdf = new File(['%PDF-1.7'], 'passport.pdf', { type: 'application/pdf' });

function Example({ stored, onRemoveStored }: { stored?: { name: string }; onRemoveStored?: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <FileField
      label="Document"
      prompt="Choose an image or PDF"
      value={file}
      onChange={setFile}
      stored={stored}
      onRemoveStored={onRemoveStored}
    />
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Document');
const removeButton = () => screen.queryByRole('button', { name: 'Remove file' });

describe('FileField', () => {
  it('shows the chosen file and takes it away again', async () => {
    render(<Example />);
    expect(screen.getByText('Choose an image or PDF')).toBeDefined();
    await userEvent.upload(input(), pdf);
    expect(screen.getByText('passport.pdf')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Remove file' }));
    expect(screen.queryByText('passport.pdf')).toBeNull();
    expect(document.activeElement).toBe(input());
  });

  it('takes the same file again after it was removed', async () => {
    render(<Example />);
    await userEvent.upload(input(), pdf);
    await userEvent.click(screen.getByRole('button', { name: 'Remove file' }));
    await userEvent.upload(input(), pdf);
    expect(screen.getByText('passport.pdf')).toBeDefined();
  });

  it('shows the stored file until another is chosen', async () => {
    render(<Example stored={{ name: 'old.pdf' }} />);
    expect(screen.getByText('old.pdf')).toBeDefined();
    expect(removeButton()).toBeNull();
    await userEvent.upload(input(), pdf);
    expect(screen.queryByText('old.pdf')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove file' }));
    expect(screen.getByText('old.pdf')).toBeDefined();
  });

  it('removes the stored file where that is offered', async () => {
    const onRemoveStored = vi.fn();
    render(<Example stored={{ name: 'old.pdf' }} onRemoveStored={onRemoveStored} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove file' }));
    expect(onRemoveStored).toHaveBeenCalledOnce();
  });

  it('tells how much of the upload is done', () => {
    render(<FileField label="Document" prompt="Choose" value={pdf} onChange={vi.fn()} progress={0.42} />);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('42');
  });
});
