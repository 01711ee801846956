import type { DraftOf, FieldProblems } from '@hub/tool-kit';
import { Select, TextField } from '@hub/ui';
import { accountFields, type Role, ROLE_NAMES } from '../../model/person-fields';

type Draft = DraftOf<typeof accountFields>;

const ROLES = (Object.keys(ROLE_NAMES) as Role[]).map((value) => ({ value, label: ROLE_NAMES[value] }));

interface AccountFieldsProps {
  form: {
    draft: Draft;
    problems: FieldProblems<Draft>;
    change: (changes: Partial<Draft>) => void;
  };
  isNew?: boolean;
  /** The e-mail address and role of the hub's owner can't be changed. */
  isOwner?: boolean;
}

/** The name, e-mail address and role of a new or existing person. */
export function AccountFields({ form, isNew = false, isOwner = false }: AccountFieldsProps) {
  const { draft, problems, change } = form;
  const field = (name: 'name' | 'email') => ({
    name: `new-${name}`,
    label: accountFields[name].label,
    limit: accountFields[name].limit,
    value: draft[name],
    onChange: (value: string) => change({ [name]: value }),
    error: problems[name],
  });
  return (
    <>
      <TextField {...field('name')} autoFocus={isNew} autoComplete="off" />
      {!isOwner && (
        <>
          <TextField
            {...field('email')}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            hint={
              isNew ? 'They sign in with it.' : 'They sign in with it. A new one signs out all their devices.'
            }
          />
          <Select
            name="role"
            label={accountFields.role.label}
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
        </>
      )}
    </>
  );
}
