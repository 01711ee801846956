import { PDFArray } from '../pdf-lib';
import { choice, dict, tuple } from './shape';

/** The filter parameters of a stream (ISO 32000-2, 7.4): those of all filters in one shape. */
export const filterParameters = dict(
  'filter',
  'Predictor Colors BitsPerComponent Columns EarlyChange K EndOfLine EncodedByteAlign Rows EndOfBlock BlackIs1 DamagedRowsBeforeError ColorTransform',
  { keys: { JBIG2Globals: dict('table', '', { stream: 'shared picture' }) }, idle: 'Type Name' },
);

const several = tuple(filterParameters);
/** The parameters of one filter, or of several in their order. */
export const filterParameterList = choice((value) =>
  value instanceof PDFArray ? several : filterParameters,
);
