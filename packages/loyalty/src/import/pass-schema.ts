import * as v from 'valibot';

// Issuers write `null` or wrong types. Phone wallets accept that: such values count as missing.

const stringOrNumber = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);
const text = v.fallback(stringOrNumber, '');

const field = v.fallback(v.object({ label: text, value: text, currencyCode: text }), {
  label: '',
  value: '',
  currencyCode: '',
});
const fields = v.fallback(v.array(field), []);

const style = v.fallback(
  v.nullable(
    v.object({
      headerFields: fields,
      primaryFields: fields,
      secondaryFields: fields,
      auxiliaryFields: fields,
      backFields: fields,
    }),
  ),
  null,
);

const barcode = v.fallback(
  v.nullable(
    v.object({
      format: v.string(),
      message: stringOrNumber,
      messageEncoding: text,
      altText: text,
    }),
  ),
  null,
);

/** The used parts of `pass.json` (https://developer.apple.com/documentation/walletpasses/pass). */
export const pass = v.object({
  formatVersion: v.literal(1),
  organizationName: text,
  logoText: text,
  description: text,
  serialNumber: text,
  expirationDate: text,
  relevantDate: text,
  voided: v.fallback(v.boolean(), false),
  backgroundColor: text,
  barcodes: v.fallback(v.array(barcode), []),
  barcode,
  boardingPass: style,
  coupon: style,
  eventTicket: style,
  generic: style,
  storeCard: style,
});

/** A wallet pass, as its issuer wrote it. */
export type Pass = v.InferOutput<typeof pass>;
/** The code of a pass. */
export type PassBarcode = NonNullable<v.InferOutput<typeof barcode>>;
/** A line on the front or back of a pass. */
export type PassField = v.InferOutput<typeof field>;
