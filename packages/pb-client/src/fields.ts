import * as v from 'valibot';
import { HubError } from './hub-error';

/**
 * Schemas of PocketBase's field types; it sends an empty value as `""`, `0` or `null`. Each schema also
 * accepts its own output, because stored data are parsed by the same schemas.
 */

/** A text that is always there, and may be empty. */
export const text = v.string();

/** A text, or `null` where the server sends `""`. */
export const optionalText = v.pipe(
  v.nullable(v.string()),
  v.transform((value) => (value === '' ? null : value)),
);

/** A `YYYY-MM-DD` date. */
export const calendarDate = v.pipe(v.string(), v.isoDate());

/** A `YYYY-MM-DD` date, or `null` where the server sends `""`. */
export const optionalCalendarDate = v.union([
  v.pipe(
    v.literal(''),
    v.transform(() => null),
  ),
  v.null(),
  calendarDate,
]);

/** A yes or no. */
export const flag = v.boolean();

/** A whole number ≥ 0, such as a revision or seconds. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A moment as the server writes it (`2026-11-21 08:00:00.000Z`), as a Date. */
export const moment = v.pipe(
  v.union([v.date(), v.string()]),
  v.transform((value) => new Date(typeof value === 'string' ? value.replace(' ', 'T') : value)),
  v.date(),
);

/** Parses a record of the server. Throws a {@link HubError} `unexpected`, whose cause names a wrong field. */
export function parseRecord<S extends v.GenericSchema>(schema: S, record: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, record);
  if (result.success) return result.output;
  throw new HubError('unexpected', {
    message: 'The hub sent something that this page can’t read. Reload the page.',
    cause: new v.ValiError(result.issues),
  });
}
