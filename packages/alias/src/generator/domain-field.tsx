import { TextField } from '@hub/ui';
import { useState } from 'react';

interface DomainFieldProps {
  value: string;
  onChange: (text: string) => void;
  problem: string | undefined;
}

/** The domain of new addresses. A problem is shown when the field loses the focus, not while the person types. */
export function DomainField({ value, onChange, problem }: DomainFieldProps) {
  const [isTyping, setIsTyping] = useState(false);
  return (
    <TextField
      label="Domain"
      name="domain"
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={onChange}
      onFocus={() => setIsTyping(true)}
      onBlur={() => setIsTyping(false)}
      error={isTyping ? undefined : problem}
    />
  );
}
