import { Button, Dialog, Form, FormButtons, TextField } from '@hub/ui';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { LeadChoice } from './lead-choice';
import type { OwnRules } from './reminders.api';

interface CategoryNameProps {
  onAdd: (category: string) => void;
  onClose: () => void;
}

function CategoryName({ onAdd, onClose }: CategoryNameProps) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  return (
    <Form
      onSubmit={() => (name.trim() === '' ? setError('Enter the name of a category.') : onAdd(name.trim()))}
    >
      <TextField
        label="Category"
        hint="Spelled as in Expiry"
        autoFocus
        limit={200}
        value={name}
        error={error}
        onChange={setName}
      />
      <FormButtons label="Add" busy={false} onCancel={onClose} />
    </Form>
  );
}

interface CategoryLeadsProps {
  rules: OwnRules;
  onChange: (categoryLeads: OwnRules['categoryLeads']) => void;
}

/** The leads of a category of Expiry, instead of the general ones. */
export function CategoryLeads({ rules, onChange }: CategoryLeadsProps) {
  const [isAdding, setAdding] = useState(false);
  const { leads: usual, categoryLeads } = rules;

  function remove(category: string) {
    onChange(Object.fromEntries(Object.entries(categoryLeads).filter(([name]) => name !== category)));
  }

  function add(category: string) {
    onChange({ [category]: usual, ...categoryLeads });
    setAdding(false);
  }

  return (
    <>
      {Object.entries(categoryLeads).map(([category, leads]) => (
        <div key={category}>
          <LeadChoice
            label={category}
            leads={leads}
            onChange={(changed) => onChange({ ...categoryLeads, [category]: changed })}
          />
          <Button variant="plain" size="sm" className="-ml-3" onClick={() => remove(category)}>
            As All Others
          </Button>
        </div>
      ))}
      <Button variant="quiet" icon={Plus} onClick={() => setAdding(true)}>
        Other Days for a Category
      </Button>
      <Dialog open={isAdding} onClose={() => setAdding(false)} title="Other days for a category">
        <CategoryName onAdd={add} onClose={() => setAdding(false)} />
      </Dialog>
    </>
  );
}
