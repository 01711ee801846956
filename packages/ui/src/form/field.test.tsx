import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from './checkbox';
import { DatalistField } from './datalist-field';
import { SearchField } from './search-field';
import { Select } from './select';
import { Switch } from './switch';
import { TextArea } from './text-area';
import { TextField } from './text-field';

const ignore = () => undefined;

/** The text of all descriptions of an element, as assistive technology reads it. */
function describedBy(element: HTMLElement): string[] {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `nothing has the id ${id}`);
}

describe('a field', () => {
  it('is named by its label', () => {
    render(<TextField label="Name" value="Passport" onChange={ignore} />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    expect(input.value).toBe('Passport');
    expect(describedBy(input)).toEqual([]);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });

  it('is described by its hint', () => {
    render(<TextField label="Country" hint="Two letters." value="" onChange={ignore} />);
    expect(describedBy(screen.getByLabelText('Country'))).toEqual(['Two letters.']);
  });

  it('says what is wrong first, then its hint', () => {
    render(<TextField label="Country" hint="Two letters." error="Too long." value="NLD" onChange={ignore} />);
    const input = screen.getByLabelText('Country');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(input)).toEqual(['Too long.', 'Two letters.']);
    expect(screen.getByRole('alert').textContent).toBe('Too long.');
  });

  it.each([
    ['TextField', <TextField key="t" label="It" value="שלום" onChange={ignore} />],
    ['TextArea', <TextArea key="a" label="It" value="שלום" onChange={ignore} />],
    ['SearchField', <SearchField key="s" label="It" value="שלום" onChange={ignore} />],
  ])('%s begins on the side of the script that is typed', (_name, field) => {
    render(field);
    expect(screen.getByLabelText('It').getAttribute('dir')).toBe('auto');
  });

  it('keeps a line for what may be wrong, which takes that place', () => {
    const field = (error?: string) => (
      <TextField label="Amount" steady error={error} value="" onChange={ignore} />
    );
    const { rerender, container } = render(field());
    expect(container.querySelectorAll('p')).toHaveLength(1);
    rerender(field('Wrong.'));
    expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['Wrong.']);
  });

  it.each([
    ['TextArea', <TextArea key="a" label="It" error="Wrong." value="" onChange={ignore} />],
    ['Select', <Select key="s" label="It" error="Wrong." value="a" onChange={ignore} options={[]} />],
    [
      'DatalistField',
      <DatalistField key="c" label="It" error="Wrong." value="" onChange={ignore} suggestions={[]} />,
    ],
    ['Switch', <Switch key="w" label="It" error="Wrong." value={false} onChange={ignore} />],
    ['Checkbox', <Checkbox key="x" label="It" error="Wrong." value={false} onChange={ignore} />],
  ])('%s is wired the same way', (_name, field) => {
    render(field);
    const control = screen.getByLabelText('It');
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(control)).toEqual(['Wrong.']);
  });

  it('lets native attributes through', () => {
    render(
      <TextField label="Refresh" value="" onChange={ignore} inputMode="numeric" name="refresh" required />,
    );
    const input = screen.getByLabelText<HTMLInputElement>('Refresh');
    expect([input.inputMode, input.name, input.required]).toEqual(['numeric', 'refresh', true]);
  });

  it('hands over what is typed, chosen or switched', async () => {
    const onText = vi.fn();
    const onChoice = vi.fn();
    const onSwitch = vi.fn();
    render(
      <>
        <TextField label="Name" value="" onChange={onText} />
        <Select
          label="Type"
          value="barcode"
          onChange={onChoice}
          options={[
            { value: 'barcode', label: 'Barcode' },
            { value: 'qrcode', label: 'QR code' },
          ]}
        />
        <Switch label="Share" value={false} onChange={onSwitch} />
      </>,
    );
    await userEvent.type(screen.getByLabelText('Name'), 'P');
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'QR code');
    await userEvent.click(screen.getByRole('switch', { name: 'Share' }));
    expect(onText).toHaveBeenCalledWith('P');
    expect(onChoice).toHaveBeenCalledWith('qrcode');
    expect(onSwitch).toHaveBeenCalledWith(true);
  });

  it('offers suggestions and takes any text', async () => {
    const onChange = vi.fn();
    const { container } = render(
      <DatalistField label="Who" value="" onChange={onChange} suggestions={['Adam', 'Mei']} />,
    );
    const options = container.querySelectorAll<HTMLOptionElement>('datalist option');
    expect([...options].map(({ value }) => value)).toEqual(['Adam', 'Mei']);
    await userEvent.type(screen.getByLabelText('Who'), 'X');
    expect(onChange).toHaveBeenCalledWith('X');
  });
});
