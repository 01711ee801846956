import { RecordForm, useRecordForm, useWayOut } from '@hub/tool-kit';
import { Button, SideBySide, Select, TextField } from '@hub/ui';
import Dices from 'lucide-react/icons/dices';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { personRecords } from '../../../api/people';
import type { Person } from '../../../api/person.schema';
import { personFields, type Role, ROLE_NAMES } from '../../../model/person-fields';
import { coachPaths } from '../../../paths';
import { makePassword } from '../model/make-password';

const ROLES = (Object.keys(ROLE_NAMES) as Role[]).map((value) => ({ value, label: ROLE_NAMES[value] }));

interface PersonFormProps {
  /** They are made; `password` is what they sign in with, which nobody can read again. */
  onMade: (person: Person, password: string) => void;
}

/** The form for a new person. */
export function PersonForm({ onMade }: PersonFormProps) {
  const wayOut = useWayOut();
  const [isShown, setIsShown] = useState(false);
  const form = useRecordForm({
    records: personRecords,
    fields: personFields,
    item: null,
    onSaved: (saved: Person) => onMade(saved, form.draft.password),
  });
  const { draft, problems, change } = form;
  const field = (name: 'name' | 'email' | 'password') => ({
    name: `new-${name}`,
    label: personFields[name].label,
    maxLength: personFields[name].limit,
    value: draft[name],
    onChange: (value: string) => change({ [name]: value }),
    error: problems[name],
  });

  function make() {
    change({ password: makePassword() });
    setIsShown(true);
  }

  return (
    <RecordForm needsHub form={form} onCancel={() => wayOut.back(coachPaths.people)}>
      <TextField {...field('name')} autoFocus autoComplete="off" />
      <TextField
        {...field('email')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="They sign in with it."
      />
      <Select
        name="role"
        label={personFields.role.label}
        value={draft.role}
        onChange={(role) => change({ role })}
        options={ROLES}
        error={problems.role}
        hint={
          draft.role === 'admin'
            ? 'An admin sees everybody’s plans and workouts, and makes users.'
            : undefined
        }
      />
      <div className="flex flex-col gap-2">
        <TextField
          {...field('password')}
          type={isShown ? 'text' : 'password'}
          autoComplete="new-password"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          hint={problems.password === undefined ? 'At least 8 characters' : undefined}
        />
        <SideBySide>
          <Button variant="quiet" icon={isShown ? EyeOff : Eye} onClick={() => setIsShown(!isShown)}>
            {isShown ? 'Hide password' : 'Show password'}
          </Button>
          <Button variant="quiet" icon={Dices} onClick={make}>
            Make one
          </Button>
        </SideBySide>
      </div>
    </RecordForm>
  );
}
