import { Button } from '@hub/ui';
import { COLOUR_NAMES, colourOfName, cssColour } from '../model/card-look';
import { type Colour, COLOURS } from '../rules/code-types';
import { Swatches } from './swatches';

const SWATCHES = COLOURS.map((value) => ({ value, label: COLOUR_NAMES[value], colour: cssColour(value) }));

interface ColourFieldProps {
  label: string;
  /** The card's name, from which its colour is derived unless one is chosen. */
  name: string;
  value: Colour | '';
  onChange: (colour: Colour | '') => void;
  /** The main colour of the chosen picture. */
  offered: Colour | null;
}

/** The colour of a card: one of eight, or the one that is derived from its name. */
export function ColourField({ label, name, value, onChange, offered }: ColourFieldProps) {
  const automatic = {
    value: '' as const,
    label: 'Automatic',
    colour: cssColour(colourOfName(name)),
    isNamed: true,
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <Swatches label={label} options={[automatic, ...SWATCHES]} value={value} onChange={onChange} />
      {offered !== null && offered !== value && (
        <Button variant="quiet" onClick={() => onChange(offered)}>
          {COLOUR_NAMES[offered]}, as in the picture
        </Button>
      )}
    </div>
  );
}
