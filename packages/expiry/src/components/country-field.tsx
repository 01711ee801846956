import { useState } from 'react';
import { countryNote } from '../model/country';
import { SuggestField } from './suggest-field';

interface CountryFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  limit: number | undefined;
  error: string | undefined;
}

const HINT = 'Such as NL or Netherlands. Optional.';

/** A country, by code or name; the field says which country the text is taken for. */
export function CountryField(props: CountryFieldProps) {
  const [isTyping, setTyping] = useState(false);
  const note = isTyping ? undefined : countryNote(props.value);
  return (
    <div onFocus={() => setTyping(true)} onBlur={() => setTyping(false)}>
      <SuggestField {...props} name="country" hint={note ?? HINT} />
    </div>
  );
}
