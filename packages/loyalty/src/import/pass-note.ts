import { loyaltyLimits } from '@hub/pb-client';
import type { Pass, PassField } from './pass-schema';

/** Finds the text of a key in the person's language; gives back what is no key. */
type Translate = (text: string) => string;

const CUT = '…\n\nThe pass says more than a note holds.';

function line({ label, value }: PassField, translate: Translate): string {
  return [translate(label), translate(value)].filter((part) => part !== '').join(': ');
}

/** The fields of a pass on its front, from its head on, and on its back. */
export function fieldGroups(pass: Pass): PassField[][] {
  const { boardingPass, coupon, eventTicket, generic, storeCard } = pass;
  const style = storeCard ?? coupon ?? eventTicket ?? boardingPass ?? generic;
  if (style === undefined) return [];
  return [
    style.headerFields,
    style.primaryFields,
    style.secondaryFields,
    style.auxiliaryFields,
    style.backFields,
  ];
}

/** All that a pass says in words, front before back. Where that is more than a note holds, the note says so. */
export function noteOfPass(pass: Pass, translate: Translate): string {
  const groups = fieldGroups(pass).map((fields) => fields.map((field) => line(field, translate)).join('\n'));
  const note = [translate(pass.description), ...groups].filter((group) => group !== '').join('\n\n');
  return note.length <= loyaltyLimits.note ? note : note.slice(0, loyaltyLimits.note - CUT.length) + CUT;
}
