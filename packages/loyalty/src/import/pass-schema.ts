import * as v from 'valibot';

const text = v.optional(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), '');

const field = v.object({
  label: text,
  value: text,
  currencyCode: v.optional(v.string()),
});
const fields = v.optional(v.array(field), []);

const style = v.object({
  headerFields: fields,
  primaryFields: fields,
  secondaryFields: fields,
  auxiliaryFields: fields,
  backFields: fields,
});

const barcode = v.object({
  format: v.string(),
  message: v.string(),
  messageEncoding: v.optional(v.string(), ''),
  altText: v.optional(v.string(), ''),
});

/** The used parts of `pass.json` (https://developer.apple.com/documentation/walletpasses/pass). */
export const pass = v.object({
  formatVersion: v.literal(1),
  organizationName: text,
  logoText: text,
  description: text,
  serialNumber: text,
  expirationDate: v.optional(v.string(), ''),
  relevantDate: v.optional(v.string(), ''),
  voided: v.optional(v.boolean(), false),
  backgroundColor: v.optional(v.string(), ''),
  barcodes: v.optional(v.array(barcode), []),
  barcode: v.optional(barcode),
  boardingPass: v.optional(style),
  coupon: v.optional(style),
  eventTicket: v.optional(style),
  generic: v.optional(style),
  storeCard: v.optional(style),
});

/** A wallet pass, as its issuer wrote it. */
export type Pass = v.InferOutput<typeof pass>;
/** The code of a pass. */
export type PassBarcode = v.InferOutput<typeof barcode>;
/** A line on the front or back of a pass. */
export type PassField = v.InferOutput<typeof field>;
