import { countryName } from '../model/country';
import { flagDrawings } from './flag-drawings';

/** Longer texts are no codes and don't fit the place-holder. */
const LONGEST_CODE = 3;

/** A country's flag with its name for those who can't see it; a grey place-holder with the code where none is drawn. */
export function Flag({ country }: { country: string | null }) {
  const Drawing = flagDrawings[country ?? ''];
  const isCode = country !== null && country.length <= LONGEST_CODE;
  const name =
    country === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': countryName(country) };
  return (
    <span
      {...name}
      className="block w-7 overflow-hidden rounded-[3px] outline outline-line -outline-offset-1"
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
