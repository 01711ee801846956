import type { FieldControl } from '@hub/tool-kit';
import { Select, TextField } from '@hub/ui';
import { type Role, ROLE_NAMES } from '../../model/person-fields';

const ROLES = (Object.keys(ROLE_NAMES) as Role[]).map((value) => ({ value, label: ROLE_NAMES[value] }));

interface AccountFieldsProps {
  name: FieldControl<string>;
  email: FieldControl<string>;
  role: FieldControl<Role>;
  isNew?: boolean;
  /** The e-mail address and role of the hub's owner can't be changed. */
  isOwner?: boolean;
}

/** The name, e-mail address and role of a new or existing person. */
export function AccountFields({ name, email, role, isNew = false, isOwner = false }: AccountFieldsProps) {
  return (
    <>
      <TextField {...name} name="new-name" autoFocus={isNew} autoComplete="off" />
      {!isOwner && (
        <>
          <TextField
            {...email}
            name="new-email"
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            hint={
              isNew ? 'They sign in with it.' : 'They sign in with it. A new one signs out all their devices.'
            }
          />
          <Select
            {...role}
            options={ROLES}
            hint={
              role.value === 'admin'
                ? 'An admin sees everybody’s plans and workouts, and adds users.'
                : undefined
            }
          />
        </>
      )}
    </>
  );
}
