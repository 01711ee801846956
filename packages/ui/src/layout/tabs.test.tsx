import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Tabs } from './tabs';

function Example() {
  const [tab, setTab] = useState<'upcoming' | 'past'>('upcoming');
  return (
    <Tabs
      label="Workouts"
      tabs={[
        { id: 'upcoming', label: 'UPCOMING' },
        { id: 'past', label: 'PAST' },
      ]}
      value={tab}
      onChange={setTab}
    >
      {tab === 'upcoming' ? 'Legs and back' : 'Push'}
    </Tabs>
  );
}

const panel = () => screen.getByRole('tabpanel').textContent;

describe('Tabs', () => {
  it('shows the panel of the chosen tab', async () => {
    render(<Example />);
    expect(panel()).toBe('Legs and back');
    await userEvent.click(screen.getByRole('tab', { name: 'PAST' }));
    expect(panel()).toBe('Push');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('PAST');
    expect(screen.getByRole('tabpanel', { name: 'PAST' })).toBeDefined();
  });

  it('is one stop of the Tab key, and arrows choose', async () => {
    render(<Example />);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('UPCOMING');
    await userEvent.keyboard('{ArrowRight}');
    expect(panel()).toBe('Push');
    expect(document.activeElement?.textContent).toBe('PAST');
    await userEvent.keyboard('{ArrowRight}');
    expect(panel()).toBe('Legs and back');
  });
});
