import { flagDrawings } from './flag-drawings';

/** Longer texts are not codes and don't fit the placeholder. */
const LONGEST_CODE = 3;

interface FlagProps {
  /** A two-letter code, or any other text for a country. */
  country: string;
  /** The label for screen readers; omit it if the country's name is next to the flag. */
  name?: string | undefined;
}

/** A country's flag; a grey placeholder with the code for other flags. */
export function Flag({ country, name }: FlagProps) {
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
