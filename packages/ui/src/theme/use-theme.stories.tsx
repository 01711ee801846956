import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from '../form/select';
import { useTheme } from './use-theme';

function ThemeChoice() {
  const { theme, setTheme } = useTheme();
  return (
    <Select
      label="Theme"
      value={theme}
      onChange={setTheme}
      options={[
        { value: 'system', label: 'As the device' },
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
      ]}
    />
  );
}

const meta: Meta<typeof ThemeChoice> = { component: ThemeChoice };
export default meta;

export const Choice: StoryObj<typeof ThemeChoice> = {};
