import type { Meta, StoryObj } from '@storybook/react-vite';
import Globe from 'lucide-react/icons/globe';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
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

function CityBox({ isFailed = false, error }: { isFailed?: boolean; error?: string }) {
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
      error={error}
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

function ChosenCities() {
  const [value, setValue] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <div className="flex min-h-[200dvh] flex-col gap-3 pt-[60dvh]">
      <ul>
        {chosen.map((id, index) => (
          <li key={index} className="min-h-16">
            {id}
          </li>
        ))}
      </ul>
      <Combobox
        label="City"
        listLabel="Cities"
        icon={Globe}
        value={value}
        onChange={setValue}
        options={CITIES.filter(({ id }) => id.toLowerCase().includes(value))}
        renderOption={({ id }) => id}
        onChoose={({ id }) => {
          setChosen([...chosen, id]);
          setValue('');
          return `${id} chosen`;
        }}
      />
    </div>
  );
}

/**
 * The field keeps its position while the list opens, the person types and chooses, even if the chosen items
 * appear above it.
 */
export const StaysInPlace: Story = {
  render: () => <ChosenCities />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    const { top } = field.getBoundingClientRect();
    const expectSamePlace = async () =>
      expect(Math.abs(field.getBoundingClientRect().top - top)).toBeLessThan(1);
    await userEvent.click(field);
    await expectSamePlace();
    await userEvent.keyboard('pe');
    await expectSamePlace();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Penang')).toBeVisible();
    await expectSamePlace();
  },
};

export const Failed: Story = {
  args: { isFailed: true },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('combobox')),
};

export const WithError: Story = { args: { error: 'This is typed but not added.' } };
