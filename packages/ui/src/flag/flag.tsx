import { flagDrawings } from './flag-drawings';

/** Longer texts are no codes and don't fit the place-holder. */
const LONGEST_CODE = 3;

interface FlagProps {
  /** A two-letter code, or any text that stands for a country; `null` for none. */
  country: string | null;
  /** The label for screen readers; leave it out if the country is written beside the flag. */
  name?: string | undefined;
}

/** A country's flag; a grey place-holder with the code where none is drawn, and only the room where there is no country. */
export function Flag({ country, name }: FlagProps) {
  if (country === null) return <span aria-hidden className="block w-7 shrink-0" />;
  const Drawing = flagDrawings[country];
  const isCode = country.length <= LONGEST_CODE;
  return (
    <span
      {...(name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      className="block w-7 shrink-0 overflow-hidden rounded-[3px] outline outline-line -outline-offset-1"
    >
      {Drawing ? (
        <Drawing />
      ) : (
        <span className="grid h-5 place-items-center bg-raised text-[10px] font-bold text-muted">
          {isCode && country}
        </span>
      )}
    </span>
  );
}
