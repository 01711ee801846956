import { cutTo } from '@hub/locale';
import { loyaltyLimits } from '@hub/pb-client';
import type { Pass, PassField } from './pass-schema';

/** Translates a key into the person's language; returns any other text unchanged. */
type Translate = (text: string) => string;

const CUT = '…\n\nThe pass says more than a note can hold.';

function line({ label, value }: PassField, translate: Translate): string {
  return [translate(label), translate(value)].filter((part) => part !== '').join(': ');
}

/** The fields on a pass's front, beginning with its header, and on its back. */
export function fieldGroups(pass: Pass): PassField[][] {
  const { boardingPass, coupon, eventTicket, generic, storeCard } = pass;
  const style = storeCard ?? coupon ?? eventTicket ?? boardingPass ?? generic;
  if (style === null) return [];
  return [
    style.headerFields,
    style.primaryFields,
    style.secondaryFields,
    style.auxiliaryFields,
    style.backFields,
  ];
}

/** All texts of a pass, front before back. If they are longer than a note can be, the note says so. */
export function noteOfPass(pass: Pass, translate: Translate): string {
  const linesOf = (fields: readonly PassField[]) =>
    fields.map((field) => line(field, translate)).filter((text) => text !== '');
  const groups = fieldGroups(pass).map((fields) => linesOf(fields).join('\n'));
  const note = [translate(pass.description), ...groups].filter((group) => group !== '').join('\n\n');
  return note.length <= loyaltyLimits.note ? note : cutTo(note, loyaltyLimits.note - CUT.length) + CUT;
}
