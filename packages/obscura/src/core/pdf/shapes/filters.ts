import { dict } from './shape';

/** How the bytes of a stream are packed (ISO 32000-2, 7.4): parameters of all filters, in one. */
export const filterParameters = dict(
  'filter',
  'Predictor Colors BitsPerComponent Columns EarlyChange K EndOfLine EncodedByteAlign Rows EndOfBlock BlackIs1 DamagedRowsBeforeError ColorTransform',
  { keys: { JBIG2Globals: dict('table', '', { stream: 'data' }) }, idle: 'Type Name' },
);
