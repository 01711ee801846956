import type { Meta, StoryObj } from '@storybook/react-vite';
import Globe from 'lucide-react/icons/globe';
import { useState } from 'react';
import { userEvent } from 'storybook/test';
import { Banner } from '../state/banner';
import { Combobox } from './combobox';

interface City {
  id: string;
  country: string;
}

const CITIES: City[] = [
  { id: 'Amsterdam', country: 'Netherlands' },
  { id: 'Penang', country: 'Malaysia' },
];

function CityBox({ isFailed = false }: { isFailed?: boolean }) {
  const [value, setValue] = useState('');
  return (
    <Combobox
      label="City"
      listLabel="Cities"
      icon={Globe}
      value={value}
      onChange={setValue}
      options={isFailed ? [] : CITIES.filter(({ id }) => id.toLowerCase().includes(value))}
      renderOption={({ id, country }) => (
        <>
          {id} <span className="text-13 text-muted">{country}</span>
        </>
      )}
      onChoose={({ id }) => `${id} chosen`}
      hint="Type a part of its name."
      message={isFailed ? <Banner tone="danger">The cities could not be loaded.</Banner> : null}
    />
  );
}

const meta: Meta<typeof CityBox> = { component: CityBox };
export default meta;
type Story = StoryObj<typeof CityBox>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => userEvent.type(canvas.getByRole('combobox'), 'a'),
};

export const Failed: Story = {
  args: { isFailed: true },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('combobox')),
};
