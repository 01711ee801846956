import { TextField } from '@hub/ui';
import { type Ref, useState } from 'react';
import type { Domain } from './use-domain';

interface DomainFieldProps {
  domain: Domain;
  fieldRef?: Ref<HTMLInputElement>;
}

/** The domain of new addresses; a problem is shown when the field is left, not while typing. */
export function DomainField({ domain: { text, change, save, problem }, fieldRef }: DomainFieldProps) {
  const [isTyping, setIsTyping] = useState(false);
  return (
    <TextField
      ref={fieldRef}
      label="Domain"
      placeholder="example.com"
      hint="A domain of your own. The hub makes and remembers addresses, but doesn’t forward mail: turn on a catch-all at the domain’s mail provider, so that you get mail sent to any name at it."
      name="domain"
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={text}
      onChange={change}
      onFocus={() => setIsTyping(true)}
      onBlur={() => {
        setIsTyping(false);
        save();
      }}
      error={isTyping ? undefined : problem}
    />
  );
}
