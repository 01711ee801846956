import { render, screen } from '@testing-library/react';
import Trash2 from 'lucide-react/icons/trash-2';
import { describe, expect, it } from 'vitest';
import { IconButton } from '../actions/icon-button';
import { List, ListItem } from './list';

describe('List', () => {
  it('tells the buttons of one row from those of the next', () => {
    render(
      <List label="Cards">
        {['City Grocer', 'Books'].map((name) => (
          <ListItem key={name} trailing={<IconButton label="Delete" icon={Trash2} />}>
            {name}
          </ListItem>
        ))}
      </List>,
    );
    const described = screen
      .getAllByRole('button', { name: 'Delete' })
      .map((button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent);
    expect(described).toEqual(['City Grocer', 'Books']);
  });
});
