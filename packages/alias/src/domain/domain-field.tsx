import { TextField } from '@hub/ui';
import { useState } from 'react';
import type { Domain } from './use-domain';

/** The domain of new addresses. A problem is shown when the field loses the focus, not while the person types. */
export function DomainField({ domain: { text, change, save, problem } }: { domain: Domain }) {
  const [isTyping, setIsTyping] = useState(false);
  return (
    <TextField
      label="Domain"
      hint="The hub makes and remembers addresses, and forwards no mail. Which mail arrives is decided where this domain gets its mail."
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
