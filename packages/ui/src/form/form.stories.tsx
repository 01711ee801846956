import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { DatalistField } from './datalist-field';
import { DateField } from './date-field';
import { FileField } from './file-field';
import { Form } from './form';
import { FormButtons } from './form-buttons';
import { Switch } from './switch';
import { TextField } from './text-field';

function AddItem() {
  const [name, setName] = useState('');
  const [date, setDate] = useState('2026-12-03');
  const [file, setFile] = useState<File | null>(null);
  const [shared, setShared] = useState(true);
  const [error, setError] = useState<string>();
  return (
    <Form onSubmit={() => setError(name.trim() ? undefined : 'Give it a name, such as Passport.')}>
      <TextField label="Name" placeholder="Passport" value={name} onChange={setName} error={error} />
      <DateField label="Expiry date" value={date} onChange={setDate} />
      <div className="grid grid-cols-2 gap-3">
        <DatalistField label="Who" value="Mei" onChange={() => undefined} suggestions={['Mei']} />
        <DatalistField label="Category" value="Travel" onChange={() => undefined} suggestions={['Travel']} />
      </div>
      <FileField
        label="Document"
        prompt="Choose an image or PDF"
        hint="Up to 20 MB. Only you can open it."
        value={file}
        onChange={setFile}
      />
      <Switch
        label="Share with everyone here"
        hint={shared ? 'On: everyone here sees this.' : 'Off: only you see this.'}
        value={shared}
        onChange={setShared}
      />
      <FormButtons busy={false} onCancel={() => undefined} />
    </Form>
  );
}

const meta: Meta<typeof AddItem> = {
  component: AddItem,
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-120">
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof AddItem>;

export const Fresh: Story = {};

/** The message about a missing value is at its field, which gets the focus. */
export const Incomplete: Story = {
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Save' })),
};
