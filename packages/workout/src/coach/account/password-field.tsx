import { Button, SideBySide, TextField } from '@hub/ui';
import Dices from 'lucide-react/icons/dices';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { personFields } from '../../model/person-fields';
import { makePassword } from './make-password';

interface PasswordFieldProps {
  value: string;
  onChange: (password: string) => void;
  error: string | undefined;
}

/** The password for another person, shown at first: generated, or typed in place of that. */
export function PasswordField({ value, onChange, error }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(true);

  function make() {
    onChange(makePassword());
    setIsShown(true);
  }

  return (
    <div className="flex flex-col gap-2">
      <TextField
        name="new-password"
        label={personFields.password.label}
        value={value}
        onChange={onChange}
        error={error}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        hint={error === undefined ? 'At least 8 characters' : undefined}
      />
      <SideBySide>
        <Button variant="quiet" icon={isShown ? EyeOff : Eye} onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide password' : 'Show password'}
        </Button>
        <Button variant="quiet" icon={Dices} onClick={make}>
          Another one
        </Button>
      </SideBySide>
    </div>
  );
}
