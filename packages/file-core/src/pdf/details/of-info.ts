import { PDFDict, type PDFObject } from '../pdf-lib';
import { textOfName } from '../names';
import { shown } from '../../bytes';
import { labelOf } from '../../details/text';
import type { Detail, Topic } from '../../report';
import type { PdfFile } from '../file/pdf-file';
import { nameOf, decodedText } from '../values';
import { BLANK, EPOCH, TIMELESS } from '../write';
import { dateOf } from './date';

const LABELS: ReadonlyMap<string, readonly [Topic, string]> = new Map(
  Object.entries({
    Title: ['more', 'Title'],
    Author: ['who', 'Author'],
    Subject: ['more', 'Subject'],
    Keywords: ['more', 'Keywords'],
    Creator: ['device', 'Written with'],
    Producer: ['device', 'PDF made with'],
    CreationDate: ['when', 'Created'],
    ModDate: ['when', 'Changed'],
    SourceModified: ['when', 'Source changed'],
    Company: ['who', 'Company'],
    Manager: ['who', 'Manager'],
    'PTEX.Fullbanner': ['device', 'PDF made with'],
  }),
);

/** Describes how colours overlap in print, and nothing private. */
const TECHNICAL = ['Trapped'];

function isNothing(key: string, text: string): boolean {
  const isBlank = text.trim() === '' && (BLANK.includes(key) || !TIMELESS.includes(key));
  return isBlank || (TIMELESS.includes(key) && text === EPOCH);
}

/** The details in a document information dictionary (ISO 32000-2, 14.3.3); none if it was blanked. */
export function detailsOfInfo(info: PDFObject | undefined, file: PdfFile): Detail[] {
  if (!(info instanceof PDFDict)) return [];
  return info.entries().flatMap(([name]): Detail[] => {
    const key = textOfName(name);
    const value = file.get(info, key);
    const text = decodedText(value) ?? nameOf(value) ?? (value ? 'Private data' : '');
    if (TECHNICAL.includes(key) || isNothing(key, text)) return [];
    const [topic, label] = LABELS.get(key) ?? ['more', labelOf(key)];
    return [{ topic, label, value: topic === 'when' ? dateOf(text) : shown(text) }];
  });
}
