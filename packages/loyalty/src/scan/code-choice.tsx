import { Button, List } from '@hub/ui';
import { useEffect, useRef } from 'react';
import { TYPE_NAMES } from '../model/card-texts';
import { cardOfScan } from './card-of-scan';
import { keyOf } from './formats';
import type { Found } from './read';

interface CodeChoiceProps {
  codes: readonly Found[];
  onChoose: (code: Found) => void;
  onAgain: () => void;
}

/** Asks which of several codes belongs to the card. */
export function CodeChoice({ codes, onChoose, onAgain }: CodeChoiceProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-1 flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-17">
        {codes.length} codes found. Which one is the card’s?
      </h2>
      <List label="Codes">
        {codes.map((code) => (
          <li key={keyOf(code)}>
            <button
              type="button"
              onClick={() => onChoose(code)}
              className="flex min-h-16 w-full flex-col justify-center px-4 py-3 text-left hover:bg-raised"
            >
              <span className="font-medium wrap-anywhere">{cardOfScan(code).cardId}</span>
              <span className="text-13 text-muted">{TYPE_NAMES[code.type]}</span>
            </button>
          </li>
        ))}
      </List>
      <Button variant="quiet" onClick={onAgain}>
        Scan again
      </Button>
    </div>
  );
}
