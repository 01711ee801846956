import { Button, DatalistField, Dialog, Form, FormButtons } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { LeadChoice } from './lead-choice';
import { type OwnRules, overviewQuery } from './reminders.api';

/** Said of days that count for nothing: they would be lost without a word when a category is renamed. */
const UNUSED = 'No item has this category now. If you have renamed it in Expiry, add it by its new name.';

interface CategoryNameProps {
  onAdd: (category: string) => void;
  onClose: () => void;
}

function CategoryName({ onAdd, onClose }: CategoryNameProps) {
  const { data } = useQuery(overviewQuery);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  return (
    <Form
      onSubmit={() => (name.trim() === '' ? setError('Enter the name of a category.') : onAdd(name.trim()))}
    >
      <DatalistField
        label="Category"
        hint="Spelled as in Expiry"
        suggestions={data?.categories ?? []}
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
  const { data } = useQuery(overviewQuery);
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
            hint={data?.unusedCategories.includes(category) ? UNUSED : ''}
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
